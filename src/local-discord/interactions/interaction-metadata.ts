import { type APIMessageInteractionMetadata, ApplicationIntegrationType, InteractionType } from 'discord-api-types/v10';
import type { InteractionRecord, World } from '../world/types.js';
import { userOf, userView } from '../world/views/user-view.js';

/** A submitted modal remembers the interaction that opened it. */
interface ModalSubmitRecord extends InteractionRecord {
  readonly openedBy: InteractionRecord;
}

/** Whether an interaction is the submitting of a modal whose opener is known. */
function isModalSubmit(record: InteractionRecord): record is ModalSubmitRecord {
  return 'openedBy' in record;
}

/**
 * What a message says about the interaction it answers (message resource, "Message Interaction Metadata Structure").
 * `originalId` is given for follow-ups.
 */
export function interactionMetadata(
  world: World,
  record: InteractionRecord,
  originalId: string | null = null,
): APIMessageInteractionMetadata {
  const { payload } = record;
  // The union cannot be narrowed by a value; the fields are those of the interaction's type.
  return {
    id: record.id,
    type: payload.type,
    user: userView(userOf(world, record.userId)),
    authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: record.guildId ?? '0' },
    ...(originalId !== null && { original_response_message_id: originalId }),
    ...specialFields(world, record),
  } as APIMessageInteractionMetadata;
}

function specialFields(world: World, record: InteractionRecord): object {
  const { payload } = record;
  if (isModalSubmit(record)) return { triggering_interaction_metadata: interactionMetadata(world, record.openedBy) };
  if (payload.type === InteractionType.MessageComponent) return { interacted_message_id: payload.message.id };
  if (payload.type !== InteractionType.ApplicationCommand || !('target_id' in payload.data)) return {};
  const target = payload.data.target_id;
  const user = world.users.get(target);
  return user ? { target_user: userView(user) } : { target_message_id: target };
}
