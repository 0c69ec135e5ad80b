import type { DocumentsTexts } from './texts.js';

const attach = 'Attach the session document as a Markdown or text file (.md, .markdown or .txt) of at most 1 MiB.';

export const en: DocumentsTexts = {
  gone: { message: 'This session is not here any more.', hint: 'Load its document again.' },
  tooLarge: (file, mebibytes) => ({ message: `“${file}” is too large: ${mebibytes} MiB.`, hint: attach }),
  notText: (file) => ({ message: `“${file}” is not a Markdown or text file.`, hint: attach }),
  noFile: { message: 'No session document hangs on this message.', hint: attach },
  severalFiles: (files) => ({
    message: `Several documents hang on this message: ${files}.`,
    hint: 'Load the right one with /session load.',
  }),
  undeliverable: {
    foreign: {
      message: 'This file does not come from Discord.',
      hint: 'Attach it to a message or to the command itself.',
    },
    'too-large': {
      message: 'This file is larger than 1 MiB.',
      hint: 'Make it smaller, for instance by taking pictures out, and attach it again.',
    },
    unavailable: {
      message: 'Discord does not hand out the file just now.',
      hint: 'Try again in a moment; if it stays so, attach the file anew.',
    },
    expired: {
      message: 'Discord no longer hands out this file.',
      hint: 'Attach the file again: links to attachments end after a day.',
    },
  },
  unfitChannel: (channel) => ({
    message: `A session cannot be posted in #${channel}.`,
    hint: 'Choose a text channel or a forum of this server with the option `channel` of /session load.',
  }),
  mayNot: (channel, permissions) => ({
    message: `I may not do all that is needed in #${channel}: ${permissions}.`,
    hint: 'Give my role these permissions there (Edit Channel, Permissions), then press Post again. Nothing was posted.',
  }),
};
