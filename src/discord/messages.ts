import { type APIMessage, RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';
import type { Id } from '../core/ids.js';
import { type OutgoingMessage, UnreachableError } from '../core/ports/chat.js';
import { apiCode, reaching } from './api-errors.js';
import type { Connection } from './connection.js';
import { inOpenThread } from './open-thread.js';
import { messageRequest } from './request-body.js';

/** How long a thread stays in the channel's list without a message: a week, Discord's longest (facts 1.3). */
const ARCHIVE_AFTER_MINUTES = 10_080;

/** Sends a message. With a nonce Discord gives the first message again for some minutes (facts 1.1). */
export async function sendMessage(
  { rest }: Connection,
  channel: Id,
  message: OutgoingMessage,
  nonce: string | undefined,
): Promise<Id> {
  const { body, files } = messageRequest(message);
  const once = nonce === undefined ? {} : { nonce, enforce_nonce: true };
  const sent = await reaching(`Channel ${channel}`, () =>
    rest.post(Routes.channelMessages(channel), { body: { ...body, ...once }, files }),
  );
  // The route's answer is the message by Discord's own description.
  return (sent as APIMessage).id;
}

/** Replaces what `message` names of a message of ours; files given replace all that it had. */
export async function editMessage(
  connection: Connection,
  channel: Id,
  id: Id,
  message: OutgoingMessage,
): Promise<void> {
  const { body, files } = messageRequest(message);
  const { message_reference: _fixed, ...changed } = body;
  await reaching(`Message ${id}`, () =>
    inOpenThread(connection, channel, () =>
      connection.rest.patch(Routes.channelMessage(channel, id), { body: changed, files }),
    ),
  );
}

/** The channel of direct messages with a person; asked twice, it is the same one (Discord reference, "Create DM"). */
export async function openDirect({ rest }: Connection, user: Id): Promise<Id> {
  const channel = await reaching('A person', () => rest.post(Routes.userChannels(), { body: { recipient_id: user } }));
  // The route's answer is a channel by Discord's own description.
  return (channel as { readonly id: Id }).id;
}

/** Deletes a message of ours. */
export async function removeMessage({ rest }: Connection, channel: Id, id: Id): Promise<void> {
  try {
    await reaching(`Message ${id}`, () => rest.delete(Routes.channelMessage(channel, id)));
  } catch (error) {
    if (!(error instanceof UnreachableError && error.reason === 'missing')) throw error;
  }
}

/** The thread on a message. Its id is the message's, so asking twice finds the same thread (facts 1.3). */
export async function startThread({ rest }: Connection, channel: Id, message: Id, name: string): Promise<Id> {
  const body = { name, auto_archive_duration: ARCHIVE_AFTER_MINUTES };
  await reaching(`Message ${message}`, async () => {
    try {
      await rest.post(Routes.threads(channel, message), { body });
    } catch (error) {
      if (apiCode(error) !== RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage) throw error;
    }
  });
  return message;
}

/** A post in a forum, asked for once: Discord has no nonce there, a repeat would make a second (facts 5.5). */
export async function startPost({ single }: Connection, forum: Id, name: string, first: OutgoingMessage): Promise<Id> {
  const { body, files } = messageRequest(first);
  const post = await reaching(`Forum ${forum}`, () =>
    single.post(Routes.threads(forum), {
      body: { name, auto_archive_duration: ARCHIVE_AFTER_MINUTES, message: body },
      files,
    }),
  );
  // The route's answer is the thread by Discord's own description.
  return (post as { readonly id: Id }).id;
}
