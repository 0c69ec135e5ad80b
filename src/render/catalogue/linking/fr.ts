import type { LinkingTexts } from './texts.js';

export const fr: LinkingTexts = {
  linkDescription: 'Prendre des fils qui existent déjà comme ceux des questions',
  threadDescription: 'Un fil, ou un forum ou salon avec ses fils',
  questionDescription: 'La question d’un seul fil ; sans elle, son nom décide',
  title: (session) => `**Fils pour « ${session} »**`,
  takeaways: 'Ce que nous en retenons',
  others: 'Laissés tels quels :',
  why: {
    unknown: 'ne porte le nom d’aucune question',
    rivals: 'n’est pas seul à porter ce nom',
    taken: 'porte le nom d’une question qui a déjà un fil',
    foreign: 'est d’une autre séance',
    known: 'est déjà relié',
  },
  more: (n) => `et ${n} de plus`,
  nothing: 'Rien à relier d’après les noms.',
  oneByOne: 'Reliez-les un à un : /session link avec `thread` et `question`.',
  whatHappens:
    'Je lis depuis le début ce qui y fut dit, et cela peut être gardé pour les notes. Je n’écris rien dans ces fils.',
  link: (n) => (n === 1 ? 'Le relier' : `Relier ces ${n}`),
  which: 'De quelle question s’agit-il ?',
  changed: 'Cela a changé entre-temps. Regardez encore :',
  linked: (session, n) =>
    `**${n === 1 ? 'Un fil est relié' : `${n} fils sont reliés`} à « ${session} ».** Je ${n === 1 ? 'le' : 'les'} lis en ce moment.`,
  tellPeople: 'Dites-y que ce qu’on écrit est gardé pour les notes ; le message d’ensemble le dit aussi.',
  closedLinked: (thread, question) =>
    `${thread} est relié à « ${question} » et n’est pas encore relevé : il est privé et je n’y suis pas. Mentionnez-moi là-bas, ou donnez à mon rôle « Manage Threads » dans son salon.`,
  closed: {
    message: 'Ce fil est privé et je n’y suis pas.',
    hint: 'Mentionnez-moi là-bas, ou donnez à mon rôle « Manage Threads » dans son salon, puis reliez-le à nouveau. Avec l’option `question`, je le relie tout de suite et le lis dès qu’on me laisse entrer.',
  },
  notThreads: (channel) => ({
    message: `#${channel} n’a pas de fils que je puisse prendre.`,
    hint: 'Choisissez un fil, un forum ou un salon textuel de ce serveur.',
  }),
  mayNotRead: (channel, permissions) => ({
    message: `Je ne peux pas relire #${channel} : ${permissions}.`,
    hint: 'Donnez ces permissions à mon rôle (Modifier le salon, Permissions), puis reliez à nouveau. Rien n’a été relié.',
  }),
  noPosts: (forum) => ({
    message: `Il n’y a pas de publication dans #${forum}.`,
    hint: 'Chargez le document et appuyez sur *Publier* : j’en ouvre une par question.',
  }),
  noThreads: (channel) => ({
    message: `Il n’y a pas de fil dans #${channel}.`,
    hint: 'Chargez le document et appuyez sur *Publier* : j’en ouvre un par question.',
  }),
  taken: {
    message: 'Cette question ou ce fil est déjà relié.',
    hint: 'Voyez avec /session link ce qui est encore libre.',
  },
  onlyOne: {
    message: 'L’option `question` est pour un seul fil.',
    hint: 'Choisissez un fil, ou retirez l’option et laissez les noms décider.',
  },
  noHome: {
    message: 'Cette séance n’a pas encore de message d’ensemble, il n’y a donc pas de place pour cela.',
    hint: '/session post ouvre ce qui manque, le message d’ensemble aussi.',
  },
  underWay: { message: 'Cette séance est en cours de publication.', hint: 'Reliez des fils quand ce sera fini.' },
  noSuchQuestion: (typed) => ({
    message: `Il n’y a pas de question libre « ${typed} ».`,
    hint: 'Choisissez-en une parmi celles proposées.',
  }),
};
