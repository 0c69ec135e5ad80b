import type { TakeawayTexts } from './texts.js';

export const en: TakeawayTexts = {
  descriptions: {
    takeaway: 'What the group takes from a session',
    propose: 'Propose a sentence the group should take',
    list: 'All takeaways and how people stand to them',
    accept: 'Accept a takeaway into the notes',
    withdraw: 'Take a takeaway back',
    move: 'Move an accepted takeaway to another place',
    whichOption: 'The takeaway, by its number',
    insteadOption: 'The one whose place it takes',
    placeOption: 'Its new place, from 1',
  },
  states: { proposed: 'proposed', accepted: 'accepted', superseded: 'replaced', withdrawn: 'withdrawn' },
  card: {
    title: (number) => `**Takeaway ${number}.**`,
    proposedBy: (name) => `proposed by ${name}`,
    restsOn: (numbers) => `rests on ${numbers}`,
    restsOnNothing: 'rests on no kept sentence yet',
    agree: (people) => `${people} ${people === 1 ? 'agrees' : 'agree'}`,
    disagree: (people) => `${people} ${people === 1 ? 'does' : 'do'} not`,
    supersededBy: (number) => `takeaway ${number} stands in its place`,
    saysElse: 'Its message says something else now, so it left the notes.',
    agreeButton: 'Agree',
    disagreeButton: "Don't agree",
    useNew: 'Use the new wording',
  },
  form: {
    title: 'Propose a takeaway',
    sentence: 'What we take from it',
    sentenceHint: 'One or two sentences',
    rests: 'It rests on',
    restsHint: 'Kept sentences; or write their numbers in brackets',
    why: 'Why not?',
    whyHint: 'It is printed with your name beside the takeaway; may stay empty',
  },
  list: {
    none: 'No takeaway is proposed yet. Write one in the last thread, or use /takeaway propose.',
    more: (takeaways) => `-# and ${takeaways} more in the last thread`,
  },
  receipt: {
    proposed: (number) => `Proposed as takeaway ${number}.`,
    already: (number) => `It is takeaway ${number} already.`,
    how: 'In the last thread people say below it whether they agree; a host accepts it in wrap, or with /takeaway accept.',
    accepted: (number) => `Takeaway ${number} is accepted. It stands in the notes from now on.`,
    acceptedInstead: (number, other) => `Takeaway ${number} is accepted in the place of ${other}.`,
    withdrawn: (number) => `Takeaway ${number} is withdrawn.`,
    undone: (number, state) => `Takeaway ${number} is ${state} again.`,
    moved: (number, place) =>
      `Takeaway ${number} stands in place ${place} from now on; what is accepted later comes after.`,
  },
  takeBack: 'Take it back',
  over: {
    withdrawn: { message: 'This takeaway was withdrawn.', hint: 'See the others with /takeaway list.' },
    superseded: { message: 'Another takeaway stands in its place.', hint: 'See it with /takeaway list.' },
  },
  cannotAccept: (state) => ({
    message: `This cannot be accepted so: it, or the one it should replace, is ${state}.`,
    hint: 'See how they stand with /takeaway list.',
  }),
  unknownClaims: (numbers) => ({
    message: `No sentence is kept as ${numbers}.`,
    hint: 'See the kept sentences and their numbers with /claim list.',
  }),
  tooLong: (most, length) => ({
    message: `A takeaway has at most ${most} characters; this has ${length}.`,
    hint: 'Say it in one or two sentences.',
  }),
  tooOld: (days) => ({
    message: `This was decided more than ${days} days ago.`,
    hint: 'Propose it anew in the thread of takeaways.',
  }),
  empty: { message: 'There is no sentence in this.', hint: 'Write what the group should take from it.' },
  unknown: { message: 'There is no such takeaway here.', hint: 'See them with /takeaway list.' },
  sessionGone: { message: 'This session is not here any more.', hint: 'Use the newest message of a session.' },
  notPosted: { message: 'This session was not posted yet.', hint: 'A host posts it first.' },
  nothingToUndo: {
    message: 'There is nothing to take back here any more.',
    hint: 'See how it stands with /takeaway list.',
  },
  notYours: {
    message: 'Somebody else decided this.',
    hint: 'They can take it back, or a host; what its proposer withdrew, only they.',
  },
  noMessage: { message: 'Its message is gone, or it came by the form.', hint: 'Withdraw it and propose it anew.' },
  notAccepted: { message: 'Only accepted takeaways have a place.', hint: 'Accept it first with /takeaway accept.' },
  orderIsFinal: {
    message: 'The session is closed, so its order is final.',
    hint: 'Open it again first with /session reopen.',
  },
  ownThread: {
    message: 'Takeaways are proposed in their own thread.',
    hint: 'Write it there, or use /takeaway propose from anywhere.',
  },
  mine: { message: 'This message is mine.', hint: 'Choose a person’s message.' },
  notStored: {
    message: 'I have not stored this message.',
    hint: 'Only messages of people in this thread can be proposed.',
  },
};
