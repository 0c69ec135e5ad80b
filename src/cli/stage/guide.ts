import { KEEP } from '../../core/replies.js';
import type { GuideStep } from '../../stage/stage-play.js';

/** The newcomer's first run: from loading the example to reading what became of it. */
export const FIRST_RUN: readonly GuideStep[] = [
  {
    title: 'Load a session document',
    text: 'You are the host. In #reading-room type / and choose /session load. Use the example that is at hand (or drop a file of your own), then Send.',
    done: ['/session load'],
  },
  {
    title: 'Post its questions',
    text: 'The answer is a preview that only you can see. Look it over and press Post: each question gets a thread.',
    done: ['[Post]'],
  },
  {
    title: 'Answer, and keep a sentence',
    text: `Be somebody else (below). Open a question's thread at the left and answer in a sentence. Then point at a message (or go to it with Tab) and press ${KEEP}: its sentence is kept for the notes.`,
    done: ['thread-message', KEEP],
  },
  {
    title: 'Read the document, filled in',
    text: 'Be the host again. Type / and choose /session export, Send, and press Read at the file: the kept sentence stands under its question.',
    done: ['/session export', 'read:.md'],
  },
  {
    title: 'Get the weekly digest',
    text: 'Still the host, use /digest schedule with the channel #digest, a weekday and an hour. Then press “Jump to the digest” below, and open #digest.',
    done: ['/digest schedule', 'control:digest'],
  },
];
