import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import { mayChange, mayRemove, requireClaim } from '../app/claims.js';
import { takeBackClaim } from '../app/leaving-out.js';
import { UserError } from '../core/errors.js';
import { nameValue } from '../core/name-value.js';
import { claimNumber, type Relation, type RelationKind, type SessionRecord } from '../core/record.js';
import { keepingTexts } from '../render/catalogue/keeping/keeping-texts.js';
import type { KeepingTexts } from '../render/catalogue/keeping/texts.js';
import { described, inEach, languageOf } from '../render/catalogue/localised.js';
import { clip } from '../render/chat/escape.js';
import { changedMessage, claimList, removedMessage } from '../render/discord/claim-messages.js';
import { tagsModal } from '../render/discord/keep-modal.js';
import { layout, text } from '../render/discord/parts.js';
import { plainName, shownIn } from '../render/discord/shown.js';
import { sayItIsAnswered, sayItIsOpen } from './claim-answered.js';
import type { Answer, Choice, Invocation, Modal, Topic } from './command.js';
import { readTags } from './keep-choice.js';
import { offerSessions, SESSION_OPTION, whichSession } from './which-session.js';
import { isHost, requireKeeper } from './who-may.js';

function saying(pick: (command: KeepingTexts['command']) => string) {
  return described(inEach(keepingTexts, ({ command }) => pick(command)));
}

const CLAIM_OPTION = {
  type: Option.String,
  name: 'claim',
  ...saying((command) => command.number),
  required: true,
  autocomplete: true,
} as const;

/** Kept sentences by number: listing, tagging, removing. */
export const claimTopic: Topic = {
  registration: [
    {
      name: 'claim',
      ...saying((command) => command.claim),
      contexts: [0],
      integration_types: [0],
      options: [
        {
          type: Option.Subcommand,
          name: 'list',
          ...saying((command) => command.list),
          options: [SESSION_OPTION],
        },
        {
          type: Option.Subcommand,
          name: 'change',
          ...saying((command) => command.change),
          options: [
            CLAIM_OPTION,
            { type: Option.String, name: 'ingredient', ...saying((command) => command.ingredient), autocomplete: true },
            { type: Option.String, name: 'recipe', ...saying((command) => command.recipe), autocomplete: true },
            {
              type: Option.String,
              name: 'relation',
              ...saying((command) => command.relation),
              choices: ['agrees', 'objects', 'narrows', 'none'].map((value) => ({ name: value, value })),
            },
            { type: Option.String, name: 'to', ...saying((command) => command.to), autocomplete: true },
            SESSION_OPTION,
          ],
        },
        {
          type: Option.Subcommand,
          name: 'answered',
          ...saying((command) => command.answered),
          options: [CLAIM_OPTION, SESSION_OPTION],
        },
        {
          type: Option.Subcommand,
          name: 'remove',
          ...saying((command) => command.remove),
          options: [CLAIM_OPTION, SESSION_OPTION],
        },
      ],
    },
  ],
  handlers: [
    { door: 'slash', name: 'claim list', acknowledge: 'ephemeral', run: list, complete: offers },
    { door: 'component', name: 'claims', acknowledge: 'update', run: page },
    { door: 'slash', name: 'claim change', acknowledge: 'ephemeral', run: change, complete: offers },
    { door: 'component', name: 'claim-tags', acknowledge: 'modal', open: openTags },
    { door: 'modal', name: 'claim-tags', acknowledge: 'update', run: tag },
    { door: 'component', name: 'claim-back', acknowledge: 'update', run: putBack },
    { door: 'slash', name: 'claim answered', acknowledge: 'ephemeral', run: sayItIsAnswered, complete: offers },
    { door: 'component', name: 'claim-open', acknowledge: 'update', run: sayItIsOpen },
    { door: 'slash', name: 'claim remove', acknowledge: 'ephemeral', run: remove, complete: offers },
  ],
};

async function list(invocation: Invocation, app: App): Promise<Answer> {
  const { session } = whichSession(app, invocation);
  return claimList(await fresh(app, session.server, session.id), 0, textsFor(invocation).list);
}

async function page(invocation: Invocation, app: App): Promise<Answer> {
  const [session = '', wanted = ''] = invocation.args;
  const record = await fresh(app, invocation.caller.server, session);
  return claimList(record, Number.parseInt(wanted, 10) || 0, textsFor(invocation).list);
}

async function change(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, options } = invocation;
  const { session } = whichSession(app, invocation);
  const number = String(options.get('claim'));
  const { record, claim } = await requireClaim(app, caller.server, session.id, number);
  requireKeeper(app, caller, session);
  mayChange({ user: caller.user, host: isHost(app, caller, session) }, claim);
  const row = pick(options.get('ingredient'), record.document.ingredients, 'noSuchRow');
  const column = pick(options.get('recipe'), record.document.recipes, 'noSuchColumn');
  const relation = relationOf(invocation, record, claimNumber(claim));
  const changed = await app.store.claims.change(caller.server, session.id, claimNumber(claim), {
    rows: row ? [row] : claim.rows,
    columns: column ? [column] : claim.columns,
    confirmedBy: caller.user,
    ...(relation === undefined ? {} : { relation }),
  });
  await app.memory.refresh(caller.server, session.id);
  return changedMessage(record, changed ?? claim, textsFor(invocation));
}

/** The button *Change* of a receipt: the rows and columns, chosen anew. */
function openTags(invocation: Invocation, app: App): Modal {
  const { caller, args } = invocation;
  const [session = '', number = ''] = args;
  const record = app.memory.session(caller.server, session);
  if (!record) throw new UserError((language) => keepingTexts[language].refused.sessionGone);
  const claim = record.claims.find((each) => claimNumber(each) === number);
  if (!claim) throw new UserError((language) => keepingTexts[language].refused.noClaim(clip(number, 20)));
  requireKeeper(app, caller, record.session);
  mayChange({ user: caller.user, host: isHost(app, caller, record.session) }, claim);
  const { modal, receipt } = textsFor(invocation);
  return tagsModal(record, claim, 'claim-tags', { title: `${receipt.change} ${number}`, modal });
}

async function tag(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, args, fields } = invocation;
  const [session = '', number = ''] = args;
  const { record, claim } = await requireClaim(app, caller.server, session, number);
  requireKeeper(app, caller, record.session);
  mayChange({ user: caller.user, host: isHost(app, caller, record.session) }, claim);
  const tags = { ...readTags(record, fields), confirmedBy: caller.user };
  const changed = await app.store.claims.change(caller.server, session, number, tags);
  await app.memory.refresh(caller.server, session);
  return changedMessage(record, changed ?? claim, textsFor(invocation));
}

async function putBack(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, args } = invocation;
  const [session = '', number = ''] = args;
  const record = app.memory.session(caller.server, session);
  const actor = { user: caller.user, host: record !== null && isHost(app, caller, record.session) };
  await takeBackClaim(app, caller.server, session, number, actor);
  return layout(text(textsFor(invocation).receipt.back(clip(number, 20))));
}

function textsFor({ caller }: Invocation): KeepingTexts {
  return keepingTexts[languageOf(caller.locale)];
}

async function remove(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, options } = invocation;
  const { session } = whichSession(app, invocation);
  const { claim, author } = await requireClaim(app, caller.server, session.id, String(options.get('claim')));
  mayRemove({ user: caller.user, host: isHost(app, caller, session) }, claim, author);
  await app.store.claims.remove(caller.server, session.id, claimNumber(claim), caller.user, app.clock());
  await app.memory.refresh(caller.server, session.id);
  return removedMessage(session.id, claimNumber(claim), textsFor(invocation).receipt);
}

async function fresh(app: App, server: string, session: string): Promise<SessionRecord> {
  const record = await app.store.record(server, session);
  if (record) return record;
  throw new UserError((language) => keepingTexts[language].refused.sessionGone);
}

/** The id of what was named by id or by name; undefined when nothing was. Autocomplete binds nobody (facts 1.4). */
function pick(
  value: string | number | boolean | undefined,
  names: readonly { readonly id: string; readonly name: string; readonly aliases: readonly string[] }[],
  refusal: 'noSuchRow' | 'noSuchColumn',
): string | undefined {
  if (value === undefined) return undefined;
  const wanted = String(value).trim().toLowerCase();
  const found = names.find(
    (each) =>
      nameValue(names, each.id) === wanted ||
      [each.name, ...each.aliases].some((name) => name.toLowerCase() === wanted),
  );
  if (found) return found.id;
  const others = clip(names.map((each) => each.name).join(', '), 300);
  throw new UserError((language) => keepingTexts[language].refused[refusal](clip(String(value), 60), others));
}

function relationOf({ options }: Invocation, record: SessionRecord, self: string): Relation | null | undefined {
  const kind = options.get('relation');
  const to = options.get('to');
  if (kind === 'none') return null;
  if (kind === undefined && to === undefined) return undefined;
  const claim = String(to ?? '').trim();
  if (kind === undefined || claim === '') {
    throw new UserError((language) => keepingTexts[language].refused.relationHalf);
  }
  if (claim === self || !record.claims.some((each) => claimNumber(each) === claim)) {
    throw new UserError((language) => keepingTexts[language].refused.noOther(clip(claim, 20)));
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
