import type { APIAllowedMentions } from 'discord-api-types/v10';
import type { FieldProblem } from './field-problem.js';

/**
 * `parse` may not name a kind of which there is also a list (Discord's message resource, "Allowed Mentions Object").
 * Takes `allowed_mentions` that passed the schema.
 */
export function mentionProblems(allowed: APIAllowedMentions | null | undefined): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const kind of ['users', 'roles'] as const) {
    const listed = allowed?.[kind] ?? [];
    const parsed: readonly string[] = allowed?.parse ?? [];
    if (listed.length === 0 || !parsed.includes(kind)) continue;
    problems.push({
      path: ['allowed_mentions'],
      code: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      message: `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
    });
  }
  return problems;
}
