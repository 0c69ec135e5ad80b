import type { SpeakerTexts } from './texts.js';

export const fr: SpeakerTexts = {
  description: 'Dire qui répond aux questions : ses réponses viennent d’abord',
  userDescription: 'La personne qui présente',
  who: 'Qui répond aux questions ?',
  named: (user, session) =>
    `${user} présente « ${session} ». Ses réponses sont signalées et viennent d’abord dans les notes.`,
  nobody: (session) => `Plus personne ne présente « ${session} ».`,
  willWrite: (session) =>
    `Je vous écris une fois au sujet de « ${session} » : ce qui reste ouvert pour vous, la veille de la réunion.`,
  willNotWrite: (session) => `Je ne vous écris pas au sujet de « ${session} ».`,
  notYou: {
    message: 'Vous ne présentez pas dans cette séance.',
    hint: 'Un hôte nomme la personne qui présente avec /session speaker.',
  },
  openForYou: (n, session) =>
    `${n === 1 ? '**Une question est ouverte pour vous** dans' : `**${n} questions sont ouvertes pour vous** dans`} « ${session} » :`,
  answerThere: 'Répondez dans le fil, en réponse au message : alors la question a sa réponse.',
  youAsked: 'Vous avez demandé ce seul message dans /me',
};
