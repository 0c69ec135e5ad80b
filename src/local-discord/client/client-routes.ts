import { ApplicationCommandType as C, InteractionType as I } from 'discord-api-types/v10';
import { ask } from '../actors/ask.js';
import { chooseSeed, clickSeed } from '../actors/pressing.js';
import { menuSeed, runSeed, submitSeed, typeSeed, userMenuSeed } from '../actors/using.js';
import type { Gateway } from '../gateway/gateway.js';
import { offeredCommands } from '../interactions/find-command.js';
import type { InteractionSeed } from '../interactions/raise-interaction.js';
import type { RestAnswer, RestRequest, Route } from '../rest/route.js';
import { channelOf } from '../rest/routes/channel-routes.js';
import { DiscordError, refuse } from '../world/discord-error.js';
import { userOf, userView } from '../world/views/user-view.js';
import { tellAnswer } from './answer-events.js';
import { type ClientInteraction, readInteraction } from './client-interaction.js';
import { readFields, readOptions } from './client-values.js';

/**
 * What only a person's client asks for: the commands it offers, and that something be done with them. Discord documents
 * neither; the shapes are those that its own client sends.
 */
export function clientRoutes(gateway: Gateway): readonly Route[] {
  return [
    { method: 'GET', path: '/channels/:channel/application-command-index', answer: commandIndex },
    { method: 'POST', path: '/interactions', answer: (request) => interact(gateway, request) },
  ];
}

function commandIndex(request: RestRequest): RestAnswer {
  requirePerson(request);
  const { world, principal } = request;
  const offered = offeredCommands(world, channelOf(request), principal.user.id);
  const applications = [...new Set(offered.map(({ application }) => application))];
  const body = {
    applications: applications.map(({ id, name, botUserId }) => ({
      id,
      name,
      bot: userView(userOf(world, botUserId)),
    })),
    application_commands: offered.map(({ command }) => command),
  };
  return { status: 200, body };
}

function requirePerson({ principal }: RestRequest): void {
  if (principal.application !== null) throw refuse('missingAccess');
}

/** Takes what a person did; the application's answer comes over the gateway. */
function interact(gateway: Gateway, request: RestRequest): RestAnswer {
  requirePerson(request);
  const { world, principal } = request;
  const sent = readInteraction(request.body, request.files);
  if (gateway.sessions.get(sent.sessionId)?.userId !== principal.user.id) {
    throw new DiscordError(400, 50035, 'Invalid Form Body: session_id is no session of yours.');
  }
  const seed = asPerson(() => seedOf(request, sent));
  const asked = ask(world, seed);
  tellAnswer(gateway, sent, principal.user.id, asked);
  return { status: 204 };
}

/** What a client would not have sent is a form that Discord refuses. */
function asPerson(make: () => InteractionSeed): InteractionSeed {
  try {
    return make();
  } catch (error) {
    if (error instanceof Error && error.name === 'ClientRefusal') throw new DiscordError(400, 50035, error.message);
    throw error;
  }
}

function seedOf({ world, principal }: RestRequest, sent: ClientInteraction): InteractionSeed {
  const userId = principal.user.id;
  const { channelId, data } = sent;
  switch (sent.type) {
    case I.ApplicationCommand: {
      if (data.type === C.Message) return menuSeed(world, userId, channelId, String(data.target_id), String(data.name));
      if (data.type === C.User)
        return userMenuSeed(world, userId, channelId, String(data.target_id), String(data.name));
      const { line, values } = readOptions(sent);
      return runSeed(world, userId, channelId, line, values);
    }
    case I.ApplicationCommandAutocomplete: {
      const { line, values, focused } = readOptions(sent);
      return typeSeed(world, userId, channelId, line, values, focused);
    }
    case I.MessageComponent: {
      const custom = String(data.custom_id);
      if (!Array.isArray(data.values)) return clickSeed(world, userId, channelId, sent.messageId, custom);
      return chooseSeed(world, userId, channelId, sent.messageId, custom, data.values.map(String));
    }
    case I.ModalSubmit: {
      const record = [...world.interactions.values()].find(({ id }) => id === data.id);
      // The callback's schema was the modal's; its submission is judged against it.
      const modal = record?.answerData ? { ...(record.answerData as object), openedBy: record.token } : null;
      return submitSeed(world, userId, modal as Parameters<typeof submitSeed>[2], readFields(sent));
    }
    default:
      throw new DiscordError(400, 50035, 'Invalid Form Body: type is no interaction of a person.');
  }
}
