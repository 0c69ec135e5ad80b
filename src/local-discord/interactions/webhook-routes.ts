import { MessageFlags as Flags, InteractionResponseType as R } from 'discord-api-types/v10';
import type { RestAnswer, RestRequest, Route } from '../rest/route.js';
import { editedMessage } from '../validate/edited-message.js';
import { validateBody } from '../validate/validate-body.js';
import { DiscordError, refuse } from '../world/discord-error.js';
import { touch } from '../world/emit.js';
import { removeMessage } from '../world/messages/delete-message.js';
import { applyEdit, type MessageEdit } from '../world/messages/edit-message.js';
import { messageView } from '../world/messages/message-view.js';
import type { InteractionRecord, MessageRecord, UploadedFile, World } from '../world/types.js';
import { type AnswerBody, insertAnswer } from './answer-message.js';
import { deadlines } from './deadlines.js';

const hook = '/webhooks/:application/:token';

/** What an application may do with an interaction's token after its first answer, for fifteen minutes. */
export const webhookRoutes: readonly Route[] = [
  { method: 'POST', path: hook, auth: 'token', answer: followUp },
  { method: 'GET', path: `${hook}/messages/:message`, auth: 'token', answer: get },
  { method: 'PATCH', path: `${hook}/messages/:message`, auth: 'token', answer: edit },
  { method: 'DELETE', path: `${hook}/messages/:message`, auth: 'token', answer: remove },
];

/** The answered interaction of a token. Throws 10015 for an unknown or unanswered one, 50027 after fifteen minutes. */
function answered({ world, params }: RestRequest): InteractionRecord {
  const record = world.interactions.get(params.token ?? '');
  if (!record || record.applicationId !== params.application || record.answerType === null)
    throw refuse('unknownWebhook');
  if (world.now() - record.createdAt > deadlines.token) throw new DiscordError(401, 50027, 'Invalid Webhook Token');
  return record;
}

/** `@original`, or a message that this interaction made. Throws 10008 for every other. */
function messageOf(request: RestRequest, record: InteractionRecord): MessageRecord {
  const { message: wanted = '' } = request.params;
  const id = wanted === '@original' ? record.originalId : wanted;
  const isOurs = id !== null && (id === record.originalId || record.followUpIds.includes(id));
  const message = isOurs ? request.world.channels.get(record.channelId)?.log.byId.get(id) : undefined;
  if (!message) throw refuse('unknownMessage');
  return message;
}

function shown(world: World, record: InteractionRecord, message: MessageRecord): RestAnswer {
  const userId = world.applications.get(record.applicationId)?.botUserId ?? '';
  return { status: 200, body: messageView(world, message, { userId, readsContent: true }) };
}

function get(request: RestRequest): RestAnswer {
  const record = answered(request);
  return shown(request.world, record, messageOf(request, record));
}

function edit(request: RestRequest): RestAnswer {
  const record = answered(request);
  const message = messageOf(request, record);
  editAnswer(request, record, message);
  return shown(request.world, record, message);
}

function editAnswer(request: RestRequest, record: InteractionRecord, message: MessageRecord): void {
  const { world, files, body } = request;
  const channel = world.channels.get(record.channelId);
  if (channel?.thread?.archived && message.ephemeralTo === null) throw refuse('archived');
  requireForm('webhook-edit', body, files, message);
  const wasLoading = (message.flags & Flags.Loading) !== 0;
  const before = message.flags;
  // Discord shows a deferred answer's first content as new, not as edited.
  if (wasLoading) message.flags &= ~Flags.Loading;
  try {
    // The schema has checked the shape.
    applyEdit(world, message, (body ?? {}) as MessageEdit, files);
  } catch (error) {
    message.flags = before;
    throw error;
  }
  if (wasLoading) message.editedAt = null;
  if (message.id === record.originalId) record.loading = false;
  touch(world);
}

function followUp(request: RestRequest): RestAnswer {
  const { world, body, files } = request;
  const record = answered(request);
  const original = world.channels.get(record.channelId)?.log.byId.get(record.originalId ?? '');
  // "Create Followup Message": directly after a deferral it fills the waiting message instead.
  if (record.loading && record.answerType === R.DeferredChannelMessageWithSource && original) {
    requireForm('webhook-message', body, files, null);
    editAnswer({ ...request, body: asEdit(body) }, record, original);
    return shown(world, record, original);
  }
  requireForm('webhook-message', body, files, null);
  // The schema has checked the shape.
  const message = insertAnswer(world, record, body as AnswerBody, files, 'followUp');
  record.followUpIds.push(message.id);
  record.loading = false;
  touch(world);
  return shown(world, record, message);
}

/** A follow-up's body as an edit: the visibility was settled when it was deferred. */
function asEdit(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { tts: _tts, poll: _poll, ...rest } = body as AnswerBody; // checked just before
  return rest;
}

function requireForm(
  kind: 'webhook-edit' | 'webhook-message',
  body: unknown,
  files: readonly UploadedFile[],
  edited: MessageRecord | null,
): void {
  const problem = validateBody(kind, body ?? {}, {
    files: files.map((file) => file.name),
    ...(edited && { edited: editedMessage(edited) }),
  });
  if (problem) throw new DiscordError(400, problem.code, problem.message, problem.errors ?? null);
}

function remove(request: RestRequest): RestAnswer {
  const record = answered(request);
  const message = messageOf(request, record);
  removeMessage(request.world, message);
  if (message.id === record.originalId) record.loading = false;
  touch(request.world);
  return { status: 204 };
}
