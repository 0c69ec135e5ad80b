import type {
  APIButtonComponent,
  APIComponentInMessageActionRow,
  APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import { ButtonStyle, ComponentType, MessageFlags } from 'discord-api-types/v10';
import type { OutgoingMessage } from '../../core/ports/chat.js';

/** Most characters of all text displays of one message together (facts 1.2). */
export const MOST_TEXT = 4_000;

/** A button that comes back to us. */
export function button(
  label: string,
  customId: string,
  style: 'primary' | 'plain' | 'danger' = 'plain',
): APIButtonComponent {
  const styles = { primary: ButtonStyle.Primary, plain: ButtonStyle.Secondary, danger: ButtonStyle.Danger } as const;
  return { type: ComponentType.Button, style: styles[style], label: label.slice(0, 80), custom_id: customId };
}

/** A button that opens an address. */
export function linkButton(label: string, url: string): APIButtonComponent {
  return { type: ComponentType.Button, style: ButtonStyle.Link, label: label.slice(0, 80), url };
}

/** Buttons or one select beside each other; at most five buttons. */
export function row(...components: APIComponentInMessageActionRow[]): APIMessageTopLevelComponent {
  return { type: ComponentType.ActionRow, components };
}

/** Text in Discord's Markdown. */
export function text(content: string): APIMessageTopLevelComponent {
  return { type: ComponentType.TextDisplay, content };
}

/** Text with a button beside it. */
export function section(content: string, accessory: APIButtonComponent): APIMessageTopLevelComponent {
  return { type: ComponentType.Section, components: [{ type: ComponentType.TextDisplay, content }], accessory };
}

/** A message of components (Components V2): no content beside them (facts 1.2). */
export function layout(...components: APIMessageTopLevelComponent[]): OutgoingMessage {
  return { flags: MessageFlags.IsComponentsV2, components };
}

/** An address inside Discord. */
export function jumpLink(server: string, channel: string, message?: string): string {
  return ['https://discord.com/channels', server, channel, ...(message ? [message] : [])].join('/');
}
