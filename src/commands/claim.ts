import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import { mayChange, mayRemove, requireClaim } from '../app/claims.js';
import { UserError } from '../core/errors.js';
import { nameValue } from '../core/name-value.js';
import { claimNumber, type Relation, type RelationKind, type SessionRecord } from '../core/record.js';
import { clip } from '../render/chat/escape.js';
import { changedMessage, claimList } from '../render/discord/claim-messages.js';
import { layout, text } from '../render/discord/parts.js';
import { plainName, shownIn } from '../render/discord/shown.js';
import type { Answer, Choice, Invocation, Topic } from './command.js';
import { offerSessions, SESSION_OPTION, whichSession } from './which-session.js';
import { isHost, requireKeeper } from './who-may.js';

const CLAIM_OPTION = {
  type: Option.String,
  name: 'claim',
  description: 'The kept sentence, by its number such as 1.2',
  required: true,
  autocomplete: true,
} as const;

/** Kept sentences by number: listing, tagging, removing. */
export const claimTopic: Topic = {
  registration: [
    {
      name: 'claim',
      description: 'The kept sentences of a session',
      contexts: [0],
      integration_types: [0],
      options: [
        {
          type: Option.Subcommand,
          name: 'list',
          description: 'All kept sentences with their numbers',
          options: [SESSION_OPTION],
        },
        {
          type: Option.Subcommand,
          name: 'change',
          description: 'Say which cells of the table a kept sentence is about, and how it stands to another',
          options: [
            CLAIM_OPTION,
            { type: Option.String, name: 'ingredient', description: 'A row of the table', autocomplete: true },
            { type: Option.String, name: 'recipe', description: 'A column of the table', autocomplete: true },
            {
              type: Option.String,
              name: 'relation',
              description: 'How it stands to another kept sentence',
              choices: ['agrees', 'objects', 'narrows', 'none'].map((value) => ({ name: value, value })),
            },
            { type: Option.String, name: 'to', description: 'The other kept sentence', autocomplete: true },
            SESSION_OPTION,
          ],
        },
        {
          type: Option.Subcommand,
          name: 'remove',
          description: 'Take a kept sentence out of the notes',
          options: [CLAIM_OPTION, SESSION_OPTION],
        },
      ],
    },
  ],
  handlers: [
    { door: 'slash', name: 'claim list', acknowledge: 'ephemeral', run: list, complete: offers },
    { door: 'component', name: 'claims', acknowledge: 'update', run: page },
    { door: 'slash', name: 'claim change', acknowledge: 'ephemeral', run: change, complete: offers },
    { door: 'slash', name: 'claim remove', acknowledge: 'ephemeral', run: remove, complete: offers },
  ],
};

async function list(invocation: Invocation, app: App): Promise<Answer> {
  const { session } = whichSession(app, invocation);
  return claimList(await fresh(app, session.server, session.id), 0);
}

async function page({ caller, args }: Invocation, app: App): Promise<Answer> {
  return claimList(await fresh(app, caller.server, args[0] ?? ''), Number.parseInt(args[1] ?? '0', 10) || 0);
}

async function change(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, options } = invocation;
  const { session } = whichSession(app, invocation);
  const number = String(options.get('claim'));
  const { record, claim } = await requireClaim(app, caller.server, session.id, number);
  requireKeeper(app, caller, session);
  mayChange({ user: caller.user, host: isHost(app, caller, session) }, claim);
  const row = pick(options.get('ingredient'), record.document.ingredients, 'ingredient');
  const column = pick(options.get('recipe'), record.document.recipes, 'recipe');
  const relation = relationOf(invocation, record, claimNumber(claim));
  const changed = await app.store.claims.change(caller.server, session.id, claimNumber(claim), {
    rows: row ? [row] : claim.rows,
    columns: column ? [column] : claim.columns,
    confirmedBy: caller.user,
    ...(relation === undefined ? {} : { relation }),
  });
  await app.memory.refresh(caller.server, session.id);
  return changedMessage(record, changed ?? claim);
}

async function remove(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, options } = invocation;
  const { session } = whichSession(app, invocation);
  const { claim, author } = await requireClaim(app, caller.server, session.id, String(options.get('claim')));
  mayRemove({ user: caller.user, host: isHost(app, caller, session) }, claim, author);
  await app.store.claims.remove(caller.server, session.id, claimNumber(claim), caller.user, app.clock());
  await app.memory.refresh(caller.server, session.id);
  return layout(text(`${claimNumber(claim)} is out of the notes. The message stays where it is.`));
}

async function fresh(app: App, server: string, session: string): Promise<SessionRecord> {
  const record = await app.store.record(server, session);
  if (record) return record;
  throw new UserError({ message: 'This session is not here any more.', hint: 'See the others with /session status.' });
}

/** The id of what was named by id or by name; undefined when nothing was. Autocomplete binds nobody (facts 1.4). */
function pick(
  value: string | number | boolean | undefined,
  names: readonly { readonly id: string; readonly name: string; readonly aliases: readonly string[] }[],
  what: string,
): string | undefined {
  if (value === undefined) return undefined;
  const wanted = String(value).trim().toLowerCase();
  const found = names.find(
    (each) =>
      nameValue(names, each.id) === wanted ||
      [each.name, ...each.aliases].some((name) => name.toLowerCase() === wanted),
  );
  if (found) return found.id;
  throw new UserError({
    message: `There is no ${what} “${clip(String(value), 60)}” in this table.`,
    hint: `Choose one of: ${clip(names.map((each) => each.name).join(', '), 300)}.`,
  });
}

function relationOf({ options }: Invocation, record: SessionRecord, self: string): Relation | null | undefined {
  const kind = options.get('relation');
  const to = options.get('to');
  if (kind === 'none') return null;
  if (kind === undefined && to === undefined) return undefined;
  const claim = String(to ?? '').trim();
  if (kind === undefined || claim === '') {
    throw new UserError({ message: 'A relation needs both options.', hint: 'Give `relation` and `to`.' });
  }
  if (claim === self || !record.claims.some((each) => claimNumber(each) === claim)) {
    throw new UserError({ message: `No other sentence is kept as ${clip(claim, 20)}.`, hint: 'See /claim list.' });
  }
  // Discord offers only our four choices for this option.
  return { kind: kind as RelationKind, claim };
}

function offers(invocation: Invocation, focused: string, app: App): readonly Choice[] {
  if (focused === 'session') return offerSessions(app, invocation);
  const record = whichSession(app, invocation);
  const typed = String(invocation.options.get(focused) ?? '')
    .trim()
    .toLowerCase();
  if (focused === 'claim' || focused === 'to') {
    const shown = shownIn(record);
    return record.claims
      .map((claim) => ({
        name: `${claimNumber(claim)} ${shown.plain(claim.quote, 99 - claimNumber(claim).length)}`,
        value: claimNumber(claim),
      }))
      .filter((choice) => choice.name.toLowerCase().includes(typed));
  }
  const names = focused === 'recipe' ? record.document.recipes : record.document.ingredients;
  return names
    .filter((each) => each.name.toLowerCase().includes(typed))
    .map((each) => ({ name: plainName(each.name, 100), value: nameValue(names, each.id) }));
}
