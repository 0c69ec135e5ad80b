import type { APIEmbed } from 'discord-api-types/v10';
import { type FieldProblem, requiredField } from './field-problem.js';

const mostCharacters = 6000;

/**
 * The rules of embeds that go across fields: 6000 characters over all embeds of a message, and none may be empty
 * (Discord's message resource, "Embed Limits"). Takes embeds that passed the schema, already trimmed.
 */
export function embedProblems(embeds: readonly APIEmbed[], path: FieldProblem['path']): FieldProblem[] {
  const problems: FieldProblem[] = [];
  let characters = 0;
  for (const [index, embed] of embeds.entries()) {
    characters += embedLength(embed);
    if (isEmpty(embed)) problems.push(requiredField([...path, index, 'description']));
    for (const [at, field] of (embed.fields ?? []).entries()) {
      if (!field.name) problems.push(requiredField([...path, index, 'fields', at, 'name']));
      if (!field.value) problems.push(requiredField([...path, index, 'fields', at, 'value']));
    }
  }
  if (characters > mostCharacters) {
    const message = `Embed size exceeds maximum size of ${mostCharacters}`;
    problems.push({ path: [...path, Math.max(0, embeds.length - 1)], code: 'MAX_EMBED_SIZE_EXCEEDED', message });
  }
  return problems;
}

function embedLength(embed: APIEmbed): number {
  let length = (embed.title ?? '').length + (embed.description ?? '').length;
  length += (embed.footer?.text ?? '').length + (embed.author?.name ?? '').length;
  for (const field of embed.fields ?? []) length += (field.name ?? '').length + (field.value ?? '').length;
  return length;
}

function isEmpty(embed: APIEmbed): boolean {
  const texts = embed.title || embed.description || embed.footer?.text || embed.author?.name || embed.fields?.length;
  return !texts && !embed.image && !embed.thumbnail && !embed.video && !embed.url;
}
