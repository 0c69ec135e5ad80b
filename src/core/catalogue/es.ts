import { counted, type Words } from './words.js';

const agree = counted('es', '# está de acuerdo', '# están de acuerdo');
const disagree = counted('es', '# no', '# no');
const messages = counted('es', '# mensaje', '# mensajes');
const people = counted('es', '# persona', '# personas');
const more = counted('es', '# frase guardada más', '# frases guardadas más');
const missed = counted('es', '# semana', '# semanas');
const proposals = counted('es', 'hay # frase propuesta', 'hay # frases propuestas');

const relations = { agrees: 'está de acuerdo', objects: 'objeta', narrows: 'matiza', answers: 'responde' } as const;
const relationsTo = { agrees: 'de acuerdo con', objects: 'objeta a', narrows: 'matiza' } as const;

/** Spanish. */
export const es: Words = {
  marks: { open: '«', close: '»', inner: { open: '“', close: '”' }, colon: ': ', comma: ', ' },
  people: {
    participant: 'alguien del grupo',
    formerMember: 'alguien que ya no está',
    theSpeaker: 'la persona ponente',
    speaker: (name) => `${name}, ponente`,
  },
  chat: {
    spoiler: 'oculto',
    attachment: '(archivo adjunto)',
    unknownUser: 'alguien-sin-nombre',
    unknownRole: 'rol-desconocido',
    unknownChannel: 'canal-desconocido',
    channelsAndRoles: 'Canales y roles',
    browseChannels: 'Explorar canales',
    serverGuide: 'Guía del servidor',
    linkedRoles: 'Roles vinculados',
  },
  discussion: {
    took: 'Nos llevamos',
    takeaway: (number) => `punto ${number}`,
    agreed: 'En lo que varios coinciden',
    differ: 'En lo que no coincidimos',
    open: 'Sigue abierto',
    since: 'Desde entonces',
    agree,
    relates: (kind, name) => `${name} ${relations[kind]}`,
    relatesTo: (kind, number) => `${relationsTo[kind]} ${number}`,
    see: (number) => `véase ${number}`,
    asks: (name, whom) => (whom === null ? `${name} pregunta` : `${name} pregunta a ${whom}`),
    sinceDate: (date) => `desde el ${date}`,
    corrects: (name, date) => `${name} corrige el ${date}`,
    notedBy: (by) => `según la nota de ${by}`,
    confirmedBy: (by, author) => `anotado por ${by}, confirmado por ${author}`,
    answered: (numbers) => (numbers.length === 0 ? 'respondida' : `respondida en ${numbers.join(', ')}`),
    answers: (numbers) => `responde a ${numbers.join(', ')}`,
    inTable: 'En la tabla',
    messages: (count, by) => `${messages(count)} de ${people(by)}`,
    thread: 'hilo',
    noReply: 'Aún sin respuesta',
    notDiscussed: 'No se trató',
    more,
    on: (number, name) => `Más sobre lo que dijo ${name} en ${number}`,
    removedQuestion: 'Esta pregunta ya no está en el documento.',
  },
  takeaways: {
    disagree,
    restsOn: (numbers) => `se apoya en ${numbers.join(', ')}`,
    withdrawn: 'se retiró una fuente',
    stillOpen: 'Sigue abierto',
    forWhom: (name) => `para ${name}`,
    since: 'Desde entonces',
  },
  matrix: { title: 'Por número', whole: 'en conjunto', contested: 'alguien objeta', nothing: 'nada guardado' },
  digest: {
    title: (dates) => `De qué hablamos, ${dates}`,
    withSpeaker: (name) => `con ${name}`,
    took: 'Nos llevamos',
    heard: 'Con más acuerdo',
    kept: 'Lo que se anotó',
    argued: 'Aún se discute',
    open: 'Sigue abierto',
    answer: 'Falta una respuesta',
    late: 'Desde entonces',
    quiet: 'Una semana tranquila: no se dijo ni se guardó nada nuevo.',
    missed: (periods) => `Esta vez van ${missed(periods)} juntas: entretanto no se pudo enviar.`,
    undecided: (count) => `Aún no se ha aceptado nada; ${proposals(count)}.`,
    more: (entries) => `y ${entries} más en el archivo`,
    openSession: 'Abrir la sesión',
    answerQuestion: (number) => `Responder a la pregunta ${number}`,
    openTakeaways: 'Lo que nos llevamos',
  },
  dates: {
    day: (day, month) => `${day} de ${month}`,
    days: (from, to, month) => `${from}–${to} de ${month}`,
    span: (from, to) => `${from} – ${to}`,
    withYear: (date, year) => `${date} de ${year}`,
  },
};
