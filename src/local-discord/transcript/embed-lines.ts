import type { APIEmbed } from 'discord-api-types/v10';

/** An embed as lines: its author and title in bold, its text, its fields, its pictures, its footer. */
export function embedLines(embed: APIEmbed): string[] {
  const lines: string[] = [];
  if (embed.author?.name) lines.push(embed.author.name);
  if (embed.title) lines.push(`**${embed.title}**`);
  if (embed.description) lines.push(...embed.description.split('\n'));
  for (const field of embed.fields ?? []) {
    const [first = '', ...rest] = field.value.split('\n');
    lines.push(`${field.name}: ${first}`, ...rest);
  }
  if (embed.thumbnail) lines.push('[picture]');
  if (embed.image) lines.push('[picture]');
  if (embed.footer?.text) lines.push(embed.footer.text);
  return lines;
}
