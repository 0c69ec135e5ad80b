/**
 * A session document to begin with: it checks without a problem and says by its own example what goes where.
 *
 * @param title any text; line breaks become blanks
 * @param date as it shall stand in the document; none gives an empty setting
 */
export function newDocument(title: string, date?: string): string {
  const name = title.replace(/\s+/g, ' ').trim() || 'Untitled session';
  return `---
title: ${JSON.stringify(name)}
presenter:
date: ${date === undefined ? '' : JSON.stringify(date)}
---

# ${name.replace(/([\\`*_[\]<>#])/g, '\\\\$1')}

Say in a few sentences what you read and why. This stands above the questions when the session is posted.

| Ingredient | First recipe | Second recipe |
|---|---|---|
| First ingredient | what the first does | what the second does |
| Second ingredient | what the first does | what the second does |

## Questions

1. What is the first question? Anything after the question mark is background.
2. What is the second question?

## Discussion

(none)

## What we took from it

(none)
`;
}
