import { createHash } from 'node:crypto';
import {
  type APIInteraction,
  ApplicationIntegrationType,
  GatewayDispatchEvents,
  InteractionContextType,
  type InteractionType,
  Locale,
} from 'discord-api-types/v10';
import { uploadLimits } from '../multipart.js';
import { statedPermissions } from '../permissions.js';
import { emit } from '../world/emit.js';
import { messageView } from '../world/messages/message-view.js';
import type { ApplicationRecord, ChannelRecord, InteractionRecord, MessageRecord, World } from '../world/types.js';
import { channelView } from '../world/views/channel-view.js';
import { memberView, userOf, userView } from '../world/views/user-view.js';
import { deadlines } from './deadlines.js';

/** What a person did, before it is an interaction. */
export interface InteractionSeed {
  readonly application: ApplicationRecord;
  readonly userId: string;
  readonly channel: ChannelRecord;
  readonly type: InteractionType;
  /** The `data` of the interaction. */
  readonly data: object;
  /** The message whose component was used, also by way of a modal. */
  readonly message?: MessageRecord | null;
  /** The interaction that opened the modal now submitted. */
  readonly openedBy?: InteractionRecord;
}

/** Makes an interaction, remembers it by its token and dispatches it to its application and nobody else. */
export function raiseInteraction(world: World, seed: InteractionSeed): InteractionRecord {
  forgetOld(world);
  const id = world.nextId();
  // The same for the same id, so that a run can be repeated; nobody here guesses.
  const token = createHash('sha512').update(`interaction ${id}`).digest('base64url');
  const record: InteractionRecord = {
    id,
    token,
    applicationId: seed.application.id,
    userId: seed.userId,
    channelId: seed.channel.id,
    guildId: seed.channel.guildId,
    createdAt: world.now(),
    payload: payloadOf(world, seed, id, token),
    answerType: null,
    ephemeral: false,
    loading: false,
    originalId: null,
    answerData: null,
    followUpIds: [],
    ...(seed.openedBy && { openedBy: seed.openedBy }),
  };
  world.interactions.set(token, record);
  const { botUserId } = seed.application;
  emit(world, {
    name: GatewayDispatchEvents.InteractionCreate,
    intents: 0,
    guildId: seed.channel.guildId,
    reaches: (userId) => userId === botUserId,
    data: () => record.payload,
  });
  return record;
}

function payloadOf(world: World, seed: InteractionSeed, id: string, token: string): APIInteraction {
  const { application, channel, message } = seed;
  const bot = { userId: application.botUserId, readsContent: true };
  // The union cannot be narrowed by a value; `type` and `data` belong together by the callers.
  return {
    id,
    application_id: application.id,
    type: seed.type,
    token,
    version: 1,
    data: seed.data,
    ...placeOf(world, seed),
    channel_id: channel.id,
    channel: channelView(world, channel, seed.userId),
    ...(message && { message: messageView(world, message, bot) }),
    app_permissions: statedPermissions(world, application.botUserId, channel).toString(),
    locale: userOf(world, seed.userId).locale,
    entitlements: [],
    attachment_size_limit: uploadLimits.file,
  } as unknown as APIInteraction;
}

function placeOf(world: World, { channel, userId }: InteractionSeed): object {
  const guild = world.guilds.get(channel.guildId ?? '');
  const member = guild?.members.get(userId);
  if (!guild || !member) {
    return {
      user: userView(userOf(world, userId)),
      context: InteractionContextType.BotDM,
      authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: '0' },
    };
  }
  return {
    guild_id: guild.id,
    guild: { id: guild.id, locale: Locale.EnglishUS, features: [] },
    guild_locale: Locale.EnglishUS,
    member: { ...memberView(world, member), permissions: statedPermissions(world, userId, channel).toString() },
    context: InteractionContextType.Guild,
    authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: guild.id },
  };
}

/** Tokens die after fifteen minutes; the map is in order of creation, so the dead ones stand first. */
function forgetOld(world: World): void {
  const oldest = world.now() - deadlines.token;
  for (const [token, record] of world.interactions) {
    if (record.createdAt >= oldest) return;
    world.interactions.delete(token);
  }
}
