import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import { type RecallRequest, recall, thingsOf } from '../app/recall.js';
import { componentId } from '../core/component-id.js';
import { described, inEach, languageOf } from '../render/catalogue/localised.js';
import { recallTexts } from '../render/catalogue/recall/recall-texts.js';
import type { RecallTexts } from '../render/catalogue/recall/texts.js';
import { clip } from '../render/chat/escape.js';
import { HITS_A_PAGE, recallMessage } from '../render/discord/recall-message.js';
import type { Answer, Caller, Choice, Invocation, Topic } from './command.js';
import { offerSessions, SESSION_OPTION, whichSession } from './which-session.js';
import { isAdministrator } from './who-may.js';

function saying(pick: (say: RecallTexts) => string) {
  return described(inEach(recallTexts, pick));
}

/** `/recall`: what was kept in all sessions of the server. */
export const recallTopic: Topic = {
  registration: [
    {
      name: 'recall',
      ...saying((say) => say.description),
      contexts: [0],
      integration_types: [0],
      options: [
        { type: Option.String, name: 'words', ...saying((say) => say.words), max_length: 200 },
        { type: Option.String, name: 'ingredient', ...saying((say) => say.ingredient), autocomplete: true },
        { type: Option.String, name: 'recipe', ...saying((say) => say.recipe), autocomplete: true },
        SESSION_OPTION,
        { type: Option.User, name: 'person', ...saying((say) => say.person) },
      ],
    },
  ],
  handlers: [
    { door: 'slash', name: 'recall', acknowledge: 'ephemeral', run: ask, complete: offer },
    { door: 'component', name: 'recall', acknowledge: 'update', run: turn },
  ],
};

async function ask(invocation: Invocation, app: App): Promise<Answer> {
  const { options, caller } = invocation;
  const typed = (name: string) => {
    const value = String(options.get(name) ?? '').trim();
    return value === '' ? {} : { [name]: value };
  };
  const session = options.has('session') ? { session: whichSession(app, invocation).session.id } : {};
  const request = { ...typed('words'), ...typed('ingredient'), ...typed('recipe'), ...session, ...typed('person') };
  return pageOf(app, caller, request, 0);
}

const PARTS = ['words', 'ingredient', 'recipe', 'session', 'person'] as const;

async function turn({ caller, args }: Invocation, app: App): Promise<Answer> {
  const [page = '', ...parts] = args;
  const given = PARTS.flatMap((name, at) => (parts[at] ? [[name, parts[at]]] : []));
  return pageOf(app, caller, Object.fromEntries(given), Math.min(Number.parseInt(page, 10) || 0, 100));
}

async function pageOf(app: App, caller: Caller, request: RecallRequest, page: number): Promise<Answer> {
  const { server, user, roles } = caller;
  const asker = { server, user, roles, isAdministrator: isAdministrator(caller) };
  const from = Math.max(page, 0) * HITS_A_PAGE;
  const hits = await recall(app, asker, request, from + HITS_A_PAGE);
  const facts = { hits: hits.slice(from), asked: await askedFor(app, server, request), page };
  return recallMessage({ ...facts, turnTo: (to) => pageId(request, to) }, recallTexts[languageOf(caller.locale)]);
}

/** What was asked for as people read it: a session and a person by name. */
async function askedFor(app: App, server: string, request: RecallRequest): Promise<readonly string[]> {
  const { words, ingredient, recipe, session, person } = request;
  const title = session && app.memory.session(server, session)?.session.title;
  const name = person && (await app.store.people.find(server, person))?.name;
  return [words, ingredient, recipe, title, name].flatMap((part) => part || []);
}

/** The question travels in the button, since nothing of it is stored; a long one has no second page. */
function pageId(request: RecallRequest, page: number): string | null {
  const parts = PARTS.map((name) => (request[name] ?? '').replaceAll(':', ' '));
  const length = parts.join(':').length + String(page).length;
  return length > 80 ? null : componentId('recall', page, ...parts);
}

function offer(invocation: Invocation, focused: string, app: App): readonly Choice[] {
  if (focused === 'session') return offerSessions(app, invocation);
  const typed = String(invocation.options.get(focused) ?? '').toLowerCase();
  return thingsOf(app, invocation.caller.server, focused === 'recipe' ? 'recipes' : 'ingredients')
    .filter(({ names }) => names.some((name) => name.toLowerCase().includes(typed)))
    .map(({ name }) => ({ name: clip(name, 100), value: clip(name, 100) }));
}
