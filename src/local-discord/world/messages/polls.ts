import { type APIPoll, PollLayoutType, type RESTAPIPoll } from 'discord-api-types/v10';
import { timestamp } from '../timestamp.js';
import type { World } from '../types.js';

const HOUR = 60 * 60 * 1000;

/** The poll of a new message: answers numbered from 1, a day long unless it says otherwise (resources/poll). */
export function newPoll(world: World, wish: RESTAPIPoll): APIPoll {
  return {
    question: wish.question,
    answers: wish.answers.map((answer, place) => ({ answer_id: place + 1, poll_media: answer.poll_media })),
    expiry: timestamp(world.now() + (wish.duration ?? 24) * HOUR),
    allow_multiselect: wish.allow_multiselect ?? false,
    layout_type: wish.layout_type ?? PollLayoutType.Default,
    results: { is_finalized: false, answer_counts: [] },
  };
}
