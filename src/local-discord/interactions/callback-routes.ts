import { InteractionResponseType as R } from 'discord-api-types/v10';
import type { RestAnswer, RestRequest, Route } from '../rest/route.js';
import { editedMessage } from '../validate/edited-message.js';
import type { MessageBody } from '../validate/message-rules.js';
import { validateBody } from '../validate/validate-body.js';
import { DiscordError, refuse } from '../world/discord-error.js';
import { messageView } from '../world/messages/message-view.js';
import type { InteractionRecord, MessageRecord, World } from '../world/types.js';
import { answerInteraction, type CallbackBody, requireUnanswered } from './answer-interaction.js';

/** The route of first answers. The token in the path is the authorization. */
export const callbackRoutes: readonly Route[] = [
  { method: 'POST', path: '/interactions/:interaction/:token/callback', auth: 'token', answer: callback },
];

function callback(request: RestRequest): RestAnswer {
  const { world, params, files } = request;
  const record = world.interactions.get(params.token ?? '');
  if (!record || record.id !== params.interaction) throw refuse('unknownInteraction');
  // Before the form: whoever is late is told that, whatever was sent.
  requireUnanswered(world, record);
  const names = files.map((file) => file.name);
  const edited = updatedMessage(world, record, request.body);
  const problem = validateBody('interaction-callback', request.body, { files: names, ...(edited && { edited }) });
  if (problem) throw new DiscordError(400, problem.code, problem.message, problem.errors ?? null);
  // The schema has checked the shape.
  const body = request.body as CallbackBody;
  const message = answerInteraction(world, record, body, files);
  if (request.query.get('with_response') !== 'true') return { status: 204 };
  return { status: 200, body: withResponse(world, record, body.type, message) };
}

/** The message that an update changes, as the rules of edits need to know it. */
function updatedMessage(world: World, record: InteractionRecord, body: unknown): MessageBody | null {
  const isUpdate = typeof body === 'object' && body !== null && 'type' in body && body.type === R.UpdateMessage;
  const id = isUpdate && 'message' in record.payload ? record.payload.message?.id : undefined;
  const message = world.channels.get(record.channelId)?.log.byId.get(id ?? '');
  return message ? editedMessage(message) : null;
}

/** "Interaction Callback Response Object". */
function withResponse(world: World, record: InteractionRecord, type: R, message: MessageRecord | null): object {
  const viewer = { userId: world.applications.get(record.applicationId)?.botUserId ?? '', readsContent: true };
  return {
    interaction: {
      id: record.id,
      type: record.payload.type,
      ...(message && {
        response_message_id: message.id,
        response_message_loading: record.loading,
        response_message_ephemeral: record.ephemeral,
      }),
    },
    resource: { type, ...(message && { message: messageView(world, message, viewer) }) },
  };
}
