import type { LinkingTexts } from './texts.js';

export const es: LinkingTexts = {
  linkDescription: 'Toma hilos que ya existen como los de las preguntas',
  threadDescription: 'Un hilo, o un foro o canal con sus hilos',
  questionDescription: 'De qué pregunta es un solo hilo; sin ella decide su nombre',
  title: (session) => `**Hilos para «${session}»**`,
  takeaways: 'Lo que nos llevamos',
  others: 'Se quedan como están:',
  why: {
    unknown: 'no se llama como ninguna pregunta',
    rivals: 'no es el único con ese nombre',
    taken: 'se llama como una pregunta que ya tiene hilo',
    foreign: 'es de otra sesión',
    known: 'ya está enlazado',
  },
  more: (n) => `y ${n} más`,
  nothing: 'Por el nombre no hay nada que enlazar.',
  oneByOne: 'Enlázalos uno a uno: /session link con su `thread` y su `question`.',
  whatHappens:
    'Leo desde el principio lo que se dijo allí, y se puede guardar para las notas. No escribo nada en esos hilos.',
  link: (n) => (n === 1 ? 'Enlazarlo' : `Enlazar estos ${n}`),
  which: '¿Qué pregunta es?',
  changed: 'Esto ha cambiado mientras tanto. Míralo otra vez:',
  linked: (session, n) =>
    `**${n === 1 ? 'Un hilo queda enlazado' : `${n} hilos quedan enlazados`} a «${session}».** ${n === 1 ? 'Lo estoy leyendo' : 'Los estoy leyendo'} ahora.`,
  tellPeople: 'Di allí que lo que se escribe se guarda para las notas; el mensaje general también lo dice.',
  closedLinked: (thread, question) =>
    `${thread} queda enlazado a «${question}» y aún no se recoge: es privado y no estoy dentro. Mencióname allí, o da a mi rol «Manage Threads» en su canal.`,
  closed: {
    message: 'Este hilo es privado y no estoy dentro.',
    hint: 'Mencióname allí, o da a mi rol «Manage Threads» en su canal, y enlázalo otra vez. Con la opción `question` lo enlazo ya y lo leo cuando me dejen entrar.',
  },
  notThreads: (channel) => ({
    message: `#${channel} no tiene hilos que pueda tomar.`,
    hint: 'Elige un hilo, un foro o un canal de texto de este servidor.',
  }),
  mayNotRead: (channel, permissions) => ({
    message: `No puedo leer lo anterior en #${channel}: ${permissions}.`,
    hint: 'Da a mi rol esos permisos allí (Editar canal, Permisos) y enlaza otra vez. No se enlazó nada.',
  }),
  noPosts: (forum) => ({
    message: `No hay publicaciones en #${forum}.`,
    hint: 'Carga el documento y pulsa *Publicar*: abro una para cada pregunta.',
  }),
  noThreads: (channel) => ({
    message: `No hay hilos en #${channel}.`,
    hint: 'Carga el documento y pulsa *Publicar*: abro uno para cada pregunta.',
  }),
  taken: {
    message: 'Esa pregunta o ese hilo ya está enlazado.',
    hint: 'Mira con /session link qué queda libre.',
  },
  onlyOne: {
    message: 'La opción `question` es para un solo hilo.',
    hint: 'Elige un hilo, o quita la opción y deja que decidan los nombres.',
  },
  noHome: {
    message: 'Esta sesión aún no tiene mensaje general, así que no hay dónde ponerlo.',
    hint: '/session post abre lo que falta, también el mensaje general.',
  },
  underWay: { message: 'Esta sesión se está publicando ahora mismo.', hint: 'Enlaza hilos cuando termine.' },
  noSuchQuestion: (typed) => ({
    message: `No hay ninguna pregunta libre «${typed}».`,
    hint: 'Elige una de las que se ofrecen.',
  }),
};
