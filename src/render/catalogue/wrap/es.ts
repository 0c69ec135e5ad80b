import type { WrapTexts } from './texts.js';

export const es: WrapTexts = {
  description: 'Termina una sesión paso a paso: frases, conclusiones, publicación',
  title: (session) => `**Cierre · ${session}**`,
  steps: { sentences: 'Frases', takeaways: 'Conclusiones', publish: 'Publicar' },
  waiting: (n) => (n === 1 ? 'Una frase te espera.' : `Te esperan ${n} frases.`),
  noneWaits: 'No espera ninguna frase: todo está confirmado.',
  unchosen: 'Varias frases; nada se imprime hasta que se elija una.',
  choose: 'Elegir',
  untagged: 'sin celda de la tabla',
  suggested: (cells) => `${cells}, sugerido`,
  change: 'Cambiar',
  confirm: (n) => (n === 1 ? 'Confirmarla' : `Confirmar estas ${n}`),
  leaveOut: 'Dejar fuera…',
  earlier: 'Anteriores',
  later: 'Siguientes',
  next: 'Seguir',
  back: 'Volver',
  proposals: (n) => (n === 1 ? 'Hay una conclusión propuesta.' : `Hay ${n} conclusiones propuestas.`),
  noProposals: 'No espera ninguna propuesta.',
  votes: (agree, disagree) => `${agree} de acuerdo${disagree > 0 ? `, ${disagree} no` : ''}`,
  restsOn: (numbers) => `se apoya en ${numbers}`,
  accept: 'Aceptar…',
  withdraw: 'Retirar…',
  stands: (sentences, takeaways) =>
    `En las notas hay ${sentences === 1 ? 'una frase' : `${sentences} frases`} y ${takeaways === 1 ? 'una conclusión' : `${takeaways} conclusiones`}.`,
  unnamed: (n) =>
    n === 1
      ? 'Una persona citada no ha elegido nombre: en los archivos es «alguien del grupo».'
      : `${n} personas citadas no han elegido nombre: en los archivos son «alguien del grupo».`,
  lost: (n) =>
    n === 1
      ? 'Una frase guardada perdió sus palabras y queda fuera: mira /claim list.'
      : `${n} frases guardadas perdieron sus palabras y quedan fuera: mira /claim list.`,
  notes: (n) =>
    n === 1
      ? 'Una nota espera a quien habló: aparece sin comillas.'
      : `${n} notas esperan a quienes hablaron: aparecen sin comillas.`,
  unseen: (n) =>
    n === 1
      ? 'Quien responde no ha mirado una cita suya: mira /gaps.'
      : `Quien responde no ha mirado ${n} citas suyas: mira /gaps.`,
  noReply: (questions) => `Sin respuesta todavía: pregunta ${questions}.`,
  conflict: (where) =>
    `Alguien cambió mi texto en el documento (${where}), así que lo dejo como se cargó. Cárgalo otra vez sin las marcas.`,
  preview: 'Vista previa',
  publish: 'Publicar…',
  publishTitle: 'Publicar la sesión',
  whatToDo: 'Qué hacer',
  whatToDoHint: 'Lo que ya está hecho no se hace dos veces',
  notesOption: 'Publicar el documento relleno',
  closeOption: 'Cerrar la sesión',
  digestOption: 'Enviar el resumen si espera',
  notesPosted: (session) => `**Las notas de «${session}»**`,
  newest: 'La versión más reciente',
  notesDone: (link) => `✓ Las notas están publicadas: ${link}`,
  closeDone: '✓ La sesión está cerrada. Lo que se guarde desde ahora aparece en *Desde entonces*.',
  digestDone: (link) => `✓ El resumen está enviado: ${link}`,
  digestComes: (when) => `– El resumen llega ${when}.`,
  digestNotSet: '– No hay resumen fijado; /digest schedule lo fija.',
  failed: (reason) => `✗ ${reason}`,
  published: 'Listo. Puedes volver cuando quieras: /session wrap empieza donde queda algo.',
  edited: { message: 'Esto ha cambiado entretanto.', hint: 'Mira la página otra vez y pulsa de nuevo.' },
  notPosted: { message: 'Esta sesión aún no se ha publicado.', hint: 'Carga su documento y pulsa primero *Publicar*.' },
};
