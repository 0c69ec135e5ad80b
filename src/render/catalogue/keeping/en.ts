import type { KeepingTexts } from './texts.js';

const SEE_LIST = 'See the kept sentences and their numbers with /claim list.';

export const en: KeepingTexts = {
  command: {
    claim: 'The kept sentences of a session',
    list: 'All kept sentences with their numbers',
    change: 'Say which cells of the table a kept sentence is about, and how it stands to another',
    answered: 'Say that the question in a kept sentence is answered',
    remove: 'Take a kept sentence out of the notes',
    number: 'The kept sentence, by its number such as 1.2',
    ingredient: 'A row of the table',
    recipe: 'A column of the table',
    relation: 'How it stands to another kept sentence',
    to: 'The other kept sentence',
  },
  modal: {
    title: 'Keep a sentence',
    sentence: 'The sentence',
    sentenceHint: 'One, or several that follow each other',
    ingredient: 'Ingredient',
    recipe: 'Recipe',
    suggested: 'Suggested ones are chosen',
    likeliest: 'The likeliest 25; any other with /claim change',
    relation: 'It',
    relationHint: 'How it stands to another kept sentence',
    standsAlone: 'Stands alone',
    relates: {
      agrees: (number) => `Agrees with ${number}`,
      objects: (number) => `Objects to ${number}`,
      narrows: (number) => `Narrows ${number}`,
    },
    exact: 'Or other exact words',
    exactHint: 'Copied from the message; they count instead of the sentence above',
    keptAs: (number) => `kept as ${number}`,
  },
  receipt: {
    kept: (number, quote) => `Kept as ${number}: “${quote}”`,
    again: (number, quote) => `It was kept already, as ${number}; what you chose is noted: “${quote}”`,
    taggedByOther: (number, quote) =>
      `It was kept already, as ${number}, and somebody else has said what it is about: “${quote}”`,
    shares: (numbers, count) => `${numbers} ${count === 1 ? 'shares' : 'share'} words with it; each stands for itself.`,
    changed: (number, quote) => `${number} now: “${quote}”`,
    answered: (number, quote) => `${number} counts as answered: “${quote}”`,
    openAgain: (number) => `${number} is open again.`,
    stillOpen: 'It is open still',
    removed: (number) =>
      `${number} is out of the notes. The message stays where it is, and the number is not used again.`,
    back: (number) => `${number} is in the notes again.`,
    undo: 'Undo',
    change: 'Change',
    putBack: 'Put it back',
    propose: 'Propose a takeaway from it',
  },
  list: {
    none: (emoji) =>
      `Nothing is kept yet. React with ${emoji} to a reply, or hold it and choose *Apps*, *Keep a sentence*.`,
    head: (session, count) => `**${session}** · ${count} kept`,
    page: (page, pages) => `page ${page} of ${pages}`,
    earlier: 'Earlier',
    later: 'Later',
    deleted: (number) => `${number} left the notes: its message was deleted.`,
    editedAway: (number, name) => `${number} left the notes: ${name} edited these words away.`,
    said: (number, name, quote) => `${number} ${name}: “${quote}”`,
    relation: {
      agrees: (number) => `agrees with ${number}`,
      objects: (number) => `objects to ${number}`,
      narrows: (number) => `narrows ${number}`,
    },
  },
  refused: {
    onlyQuestions: {
      message: 'Only replies in the thread of a question can be kept.',
      hint: 'Open one of the session’s threads and hold a reply there.',
    },
    mine: { message: 'This message is mine.', hint: 'Keep what people said.' },
    unread: {
      message: 'This message was deleted, or I have not read it yet.',
      hint: 'If it is still there, try again in a moment.',
    },
    edited: { message: 'The message was edited meanwhile.', hint: 'Hold it again and choose anew.' },
    noneChosen: { message: 'No sentence was chosen.', hint: 'Hold the message again and choose one.' },
    noNeighbours: {
      message: 'Only sentences that follow each other can be kept as one.',
      hint: 'Hold the message again and keep them one by one.',
    },
    nothingOwn: {
      message: 'This message has no sentence of its own that could be kept.',
      hint: 'Keep words where they were first written; quotes, spoilers, pictures and stickers cannot be kept.',
    },
    sessionGone: {
      message: 'This session is not here any more.',
      hint: 'See the others with /session status.',
    },
    noSuchRow: (name, others) => ({
      message: `There is no row “${name}” in this table.`,
      hint: `Choose one of: ${others}.`,
    }),
    noSuchColumn: (name, others) => ({
      message: `There is no column “${name}” in this table.`,
      hint: `Choose one of: ${others}.`,
    }),
    relationHalf: { message: 'A relation needs both options.', hint: 'Give `relation` and `to`.' },
    noOther: (number) => ({ message: `No other sentence is kept as ${number}.`, hint: 'See /claim list.' }),
    noQuestion: (number) => ({
      message: `${number} asks nothing.`,
      hint: 'Only a kept sentence that ends in a question mark can be answered.',
    }),
    notAsker: (number) => ({
      message: `${number} is somebody else’s question.`,
      hint: 'Whoever asked it, or a host, can say that it is answered; a reply to its message does it too.',
    }),
    noClaim: (number) => ({ message: `No sentence is kept as ${number}.`, hint: SEE_LIST }),
    tagged: (number) => ({
      message: `${number} was tagged by somebody else already.`,
      hint: 'Ask a host of the session to change it.',
    }),
    keptByOther: (number) => ({
      message: `${number} was kept by somebody else.`,
      hint: 'Ask them or a host of the session to remove it.',
    }),
  },
  words: {
    absent: {
      message: 'These words do not stand in the message.',
      hint: 'Copy them as they were written, with their stars and dashes, or choose a sentence from the list.',
    },
    quoted: {
      message: 'These words are quoted from somebody else.',
      hint: 'Keep them in the message where they were first written.',
    },
    hidden: {
      message: 'These words are hidden behind a spoiler.',
      hint: 'Keep words outside the bars: whoever hid these did not want them to be read by everybody.',
    },
    cut: {
      message: 'These words end in the middle of a link, a mention or an emoji.',
      hint: 'Copy it whole, or leave it out.',
    },
  },
};
