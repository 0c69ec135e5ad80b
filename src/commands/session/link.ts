import { ChannelType, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import { type Linkable, linkable, linkClosedThread, linkThreads, planLinking } from '../../app/linking.js';
import type { ThreadUse } from '../../core/archive/match-threads.js';
import { UserError } from '../../core/errors.js';
import type { Id } from '../../core/ids.js';
import { freeUses, type LinkPlan, type ThreadLink, threadUses } from '../../core/linking.js';
import { numberQuestions } from '../../core/numbering.js';
import { UnreachableError } from '../../core/ports/chat.js';
import { linkingTexts } from '../../render/catalogue/linking/linking-texts.js';
import { described, inEach, languageOf } from '../../render/catalogue/localised.js';
import { previewTexts } from '../../render/catalogue/preview/preview-texts.js';
import { clip, escapeChat, threadTitle } from '../../render/chat/escape.js';
import { linkedMessage, linkPreview, planKey, useName } from '../../render/discord/link-message.js';
import { layout, text } from '../../render/discord/parts.js';
import type { Answer, Choice, ChosenChannel, Invocation } from '../command.js';
import { offerSessions, SESSION_OPTION, whichSession } from '../which-session.js';
import { requireHost } from '../who-may.js';
import { hosted } from './hosted.js';
import type { Subcommand } from './subcommand.js';

const LINKABLE = [
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
  ChannelType.GuildForum,
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
] as const;

/** `/session link`: threads that people opened become a session's; the host sees which, and confirms. */
export const linkSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'link',
    ...described(inEach(linkingTexts, (say) => say.linkDescription)),
    options: [
      {
        type: Option.Channel,
        name: 'thread',
        ...described(inEach(linkingTexts, (say) => say.threadDescription)),
        required: true,
        channel_types: [...LINKABLE],
      },
      {
        type: Option.String,
        name: 'question',
        ...described(inEach(linkingTexts, (say) => say.questionDescription)),
        autocomplete: true,
      },
      SESSION_OPTION,
    ],
  },
  handlers: [
    { door: 'slash', name: 'session link', acknowledge: 'ephemeral', run: ask, complete: offer },
    { door: 'component', name: 'link', acknowledge: 'update', run: link },
    { door: 'component', name: 'link-as', acknowledge: 'update', run: linkAs },
  ],
};

async function ask(invocation: Invocation, app: App): Promise<Answer> {
  const { session } = whichSession(app, invocation);
  requireHost(app, invocation.caller, session);
  const to = await linkable(app, session.server, session.id);
  const chosen = invocation.channels.get('thread');
  if (!chosen) throw new UserError((language) => linkingTexts[language].notThreads(''));
  const typed = invocation.options.get('question');
  const use = typed === undefined ? null : readUse(to, String(typed));
  try {
    const plan = await planLinking(app, session.server, to, chosen.id);
    return use === null ? preview(invocation, to, chosen.id, plan, false) : linkOne(invocation, app, to, plan, use);
  } catch (error) {
    if (!(error instanceof UnreachableError) || error.reason !== 'forbidden' || !chosen.isThread) throw error;
    return linkClosed(invocation, app, to, chosen, use);
  }
}

/** What was shown is done, unless it is no longer the same. */
async function link(invocation: Invocation, app: App): Promise<Answer> {
  const [session = '', chosen = '', key = ''] = invocation.args;
  const { server } = hosted(invocation, app, session).session;
  const to = await linkable(app, server, session);
  const plan = await planLinking(app, server, to, chosen);
  if (planKey(plan) !== key) return preview(invocation, to, chosen, plan, true);
  return doLink(invocation, app, to, plan.links);
}

async function linkAs(invocation: Invocation, app: App): Promise<Answer> {
  const [session = '', thread = ''] = invocation.args;
  const { server } = hosted(invocation, app, session).session;
  const to = await linkable(app, server, session);
  const use = readUse(to, invocation.fields.get('values')?.[0] ?? '');
  return linkOne(invocation, app, to, await planLinking(app, server, to, thread), use);
}

/** One thread, of the question that the host said. */
async function linkOne(
  invocation: Invocation,
  app: App,
  to: Linkable,
  plan: LinkPlan,
  use: ThreadUse,
): Promise<Answer> {
  const named = plan.others.filter(({ why }) => why !== 'foreign' && why !== 'known');
  const threads = [...plan.links, ...named].map(({ thread }) => thread);
  const [thread] = threads;
  if (!thread) throw new UserError((language) => linkingTexts[language].taken);
  if (threads.length > 1) throw new UserError((language) => linkingTexts[language].onlyOne);
  return doLink(invocation, app, to, [{ thread, use }]);
}

async function doLink({ caller }: Invocation, app: App, to: Linkable, links: readonly ThreadLink[]): Promise<Answer> {
  const { current, unposted } = await linkThreads(app, caller.server, to, links);
  const { session } = current;
  const facts = { session, channel: session.channel ?? caller.channel, links, unposted };
  const language = languageOf(caller.locale);
  return linkedMessage(facts, linkingTexts[language], previewTexts[language].postMissing);
}

async function linkClosed(
  { caller }: Invocation,
  app: App,
  to: Linkable,
  thread: ChosenChannel,
  use: ThreadUse | null,
): Promise<Answer> {
  if (use === null) throw new UserError((language) => linkingTexts[language].closed);
  await linkClosedThread(app, caller.server, to, thread, use);
  const say = linkingTexts[languageOf(caller.locale)];
  return layout(text(say.closedLinked(`<#${thread.id}>`, escapeChat(threadTitle(useName(use, to, say))))));
}

function preview({ caller }: Invocation, to: Linkable, chosen: Id, plan: LinkPlan, anew: boolean): Answer {
  const { questions, current } = to;
  const asked = { session: current.session, questions, chosen, plan, anew };
  return linkPreview(asked, linkingTexts[languageOf(caller.locale)]);
}

/** @throws UserError when no question of that number is free */
function readUse({ questions, current }: Linkable, typed: string): ThreadUse {
  const known = threadUses(current.places);
  const use = freeUses({ questions, known }).find((each) => String(each) === typed.trim());
  if (use !== undefined) return use;
  throw new UserError((language) => linkingTexts[language].noSuchQuestion(clip(typed, 60)));
}

function offer(invocation: Invocation, focused: string, app: App): readonly Choice[] {
  if (focused !== 'question') return offerSessions(app, invocation);
  const record = whichSession(app, invocation);
  requireHost(app, invocation.caller, record.session);
  const say = linkingTexts[languageOf(invocation.caller.locale)];
  const { questions: numbered, document, places } = record;
  const questions = numbered.length > 0 ? numbered : numberQuestions([], document.questions, 'new');
  const typed = String(invocation.options.get('question') ?? '').toLowerCase();
  return freeUses({ questions, known: threadUses(places) })
    .map((use) => ({ name: threadTitle(useName(use, { questions }, say)), value: String(use) }))
    .filter(({ name }) => name.toLowerCase().includes(typed));
}
