import {
  type APIApplicationCommand,
  type APIApplicationCommandOptionChoice,
  type APIMessage,
  GatewayOpcodes,
  InteractionType,
} from 'discord-api-types/v10';
import { connect } from './gateway.js';
import { hear } from './hear.js';
import type { Person } from './play.js';
import { RestError, rest, type Upload } from './rest.js';
import { type Channel, isNewer, isThread, nothingSeen, putMessage, type Seen } from './world.js';

/** What a person does with an application, before it has a place and a session. */
export interface Doing {
  readonly type: InteractionType;
  readonly channelId: string;
  readonly applicationId: string;
  readonly messageId?: string;
  readonly data: object;
  readonly files?: readonly Upload[];
}

/** An application's first answer; null when none came in time. */
export type FirstAnswer = { readonly choices?: readonly APIApplicationCommandOptionChoice[] } | null;

interface Answered {
  readonly nonce?: string;
  readonly choices?: readonly APIApplicationCommandOptionChoice[];
}

/** Past messages that are read at once. */
const PAGE = 50;

/** What the page's latest starts have in common: what each person looked at, by person and channel. */
const lookedBy = new Map<string, Map<string, string>>();
let everythingBefore: string | null = null;

/** One person's client: what they see, and what they can do. `changed` is called whenever there is something new. */
export class Client {
  readonly seen: Seen;
  /** One line about what went wrong last, until it is read. */
  trouble: string | null = null;
  #gateway;
  readonly #waiting = new Map<string, (answer: FirstAnswer) => void>();

  readonly person: Person;
  /** Tells the page that there is something new. */
  readonly changed: () => void;
  /** Tells the guide what was done. */
  readonly did: (what: string) => void;

  constructor(person: Person, changed: () => void, did: (what: string) => void) {
    this.person = person;
    this.changed = changed;
    this.did = did;
    const looked = lookedBy.get(person.id) ?? new Map<string, string>();
    lookedBy.set(person.id, looked);
    this.seen = nothingSeen(looked);
    this.#gateway = connect(person.token, {
      heard: (name, data) => this.#heard(name, data),
      standing: (stands) => {
        this.seen.stands = stands;
        changed();
      },
    });
  }

  end(): void {
    this.#gateway.end();
  }

  #heard(name: string, data: unknown): void {
    hear(this.seen, name, data, this.person.id);
    if (name === 'GUILD_CREATE') {
      everythingBefore ??= [...this.seen.newest.values()].reduce((a, b) => (isNewer(a, b) ? a : b), '0');
      const wish = { guild_id: this.seen.guildId, query: '', limit: 0 };
      this.#gateway.send(GatewayOpcodes.RequestGuildMembers, wish);
    }
    if (name === 'MESSAGE_CREATE') void this.#meet((data as APIMessage).channel_id);
    if (/^(?:INTERACTION_|APPLICATION_COMMAND_AUTO)/.test(name)) this.#answered(name, data as Answered);
    this.changed();
  }

  /** A message from a channel that nobody told of: a direct one. */
  async #meet(id: string): Promise<void> {
    if (this.seen.channels.has(id)) return;
    const channel = await this.#ask<Channel>('GET', `/channels/${id}`);
    if (channel) this.seen.channels.set(id, channel);
    this.changed();
  }

  #answered(name: string, data: Answered): void {
    const settle = this.#waiting.get(data.nonce ?? '');
    if (name === 'INTERACTION_MODAL_CREATE') return;
    if (name === 'INTERACTION_FAILURE') this.#say('The application did not respond.');
    this.#waiting.delete(data.nonce ?? '');
    settle?.(name === 'INTERACTION_FAILURE' ? null : data);
  }

  #say(trouble: string): void {
    this.trouble = trouble;
    this.changed();
  }

  /** Says what went wrong instead of throwing; null then. */
  async #ask<T>(method: string, path: string, body?: unknown, files?: readonly Upload[]): Promise<T | null> {
    try {
      return await rest<T>(this.person.token, method, path, body, files);
    } catch (error) {
      this.#say(error instanceof RestError ? error.message : 'The stage does not answer. Is it still running?');
      return null;
    }
  }

  /** Reads a channel's latest messages, or those before the oldest that is here. Gives whether there may be more. */
  async readBack(channelId: string, earlier = false): Promise<boolean> {
    if (this.seen.read.has(channelId) && !earlier) return true;
    this.seen.read.add(channelId);
    const oldest = [...(this.seen.messages.get(channelId)?.keys() ?? [])].reduce(
      (a, b) => (isNewer(a, b) ? b : a),
      'z'.repeat(30),
    );
    const before = earlier ? `&before=${oldest}` : '';
    const found = await this.#ask<APIMessage[]>('GET', `/channels/${channelId}/messages?limit=${PAGE}${before}`);
    for (const message of found ?? []) putMessage(this.seen, message);
    this.changed();
    return found?.length === PAGE;
  }

  /** Reads what is offered in a channel: slash commands and menus. */
  async readCommands(channelId: string): Promise<readonly APIApplicationCommand[]> {
    type Index = { application_commands: readonly APIApplicationCommand[] };
    const index = await this.#ask<Index>('GET', `/channels/${channelId}/application-command-index`);
    const commands = index?.application_commands ?? [];
    this.seen.commands.set(channelId, commands);
    this.changed();
    return commands;
  }

  isUnread(channel: Channel): boolean {
    const newest = this.seen.newest.get(channel.id);
    const looked = this.seen.looked.get(channel.id) ?? everythingBefore ?? '0';
    return newest !== undefined && isNewer(newest, looked);
  }

  look(channelId: string): void {
    const newest = this.seen.newest.get(channelId);
    if (newest !== undefined) this.seen.looked.set(channelId, newest);
  }

  async say(channelId: string, content: string, files: readonly Upload[], replyTo: string | null): Promise<boolean> {
    const reference = replyTo === null ? {} : { message_reference: { message_id: replyTo } };
    const said = await this.#ask('POST', `/channels/${channelId}/messages`, { content, ...reference }, files);
    const channel = this.seen.channels.get(channelId);
    if (said !== null) this.did(channel && isThread(channel) ? 'thread-message' : 'message');
    return said !== null;
  }

  async edit(message: APIMessage, content: string): Promise<void> {
    await this.#ask('PATCH', `/channels/${message.channel_id}/messages/${message.id}`, { content });
  }

  async remove(message: APIMessage): Promise<void> {
    await this.#ask('DELETE', `/channels/${message.channel_id}/messages/${message.id}`);
  }

  /** Takes a message that only this person sees from their sight. */
  dismiss(message: APIMessage): void {
    this.seen.messages.get(message.channel_id)?.delete(message.id);
    this.changed();
  }

  async react(message: APIMessage, emoji: { id: string | null; name: string | null }, on: boolean): Promise<void> {
    const name = encodeURIComponent(emoji.id ? `${emoji.name}:${emoji.id}` : (emoji.name ?? ''));
    const path = `/channels/${message.channel_id}/messages/${message.id}/reactions/${name}/@me`;
    await this.#ask(on ? 'PUT' : 'DELETE', path);
    if (on) this.did(emoji.name ?? '');
  }

  /** Opens the direct conversation with somebody; gives its id. */
  async direct(userId: string): Promise<string | null> {
    const channel = await this.#ask<Channel>('POST', '/users/@me/channels', { recipient_id: userId });
    if (channel) this.seen.channels.set(channel.id, channel);
    this.changed();
    return channel?.id ?? null;
  }

  /** Does something with an application and waits for the first answer. Gives it, or null when it failed. */
  async interact(doing: Doing): Promise<FirstAnswer> {
    const nonce = crypto.randomUUID();
    const answer = new Promise<FirstAnswer>((resolve) => this.#waiting.set(nonce, resolve));
    const body = {
      type: doing.type,
      application_id: doing.applicationId,
      channel_id: doing.channelId,
      session_id: this.#gateway.sessionId(),
      ...(doing.messageId !== undefined && { message_id: doing.messageId }),
      nonce,
      data: doing.data,
    };
    // An answer without a body is undefined, a failure null.
    if ((await this.#ask('POST', '/interactions', body, doing.files)) !== null) return answer;
    this.#waiting.delete(nonce);
    return null;
  }

  /** The choices for an option that is being typed. */
  async choices(doing: Omit<Doing, 'type'>): Promise<readonly APIApplicationCommandOptionChoice[]> {
    const answer = await this.interact({ ...doing, type: InteractionType.ApplicationCommandAutocomplete });
    return answer?.choices ?? [];
  }
}
