import type { Heading } from './headings.js';
import { LINE_FLAG } from './line-flags.js';
import { MARK_VERSION, readMark } from './marks.js';
import type { Block, Outline } from './outline.js';
import { quoted } from './quoted.js';
import { SECTION_TITLES } from './section-names.js';
import { foldName } from './section-role.js';
import type { Language, Problem, SectionName, SectionPlace } from './session.js';
import { lineText } from './source-lines.js';

/** What is wrong with the sections and with our marks. */
export function checkSections(
  outline: Outline,
  headings: readonly Heading[],
  sections: Readonly<Record<SectionName, SectionPlace>>,
  language: Language,
): readonly Problem[] {
  const problems: Problem[] = [...sectionTwice(headings), ...checkMarks(outline)];
  for (const name of ['discussion', 'takeaways'] as const) {
    const section = sections[name];
    if (section.state === 'missing') problems.push(missing(name, language));
    if (section.block && !section.block.intact && !section.block.kept) problems.push(edited(name, section.block.line));
  }
  const last = outline.blocks.at(-1);
  if (last?.unclosed) problems.push(unclosed(last));
  return problems;
}

/** Questions may be grouped under several headings; the same heading again, or a second section of ours, is a mistake. */
function sectionTwice(headings: readonly Heading[]): readonly Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, Heading>();
  for (const heading of headings) {
    const role = heading.role?.role;
    if (!role) continue;
    const key = role === 'questions' ? `questions ${foldName(heading.text)}` : role;
    const first = seen.get(key);
    if (!first) {
      seen.set(key, heading);
      continue;
    }
    problems.push({
      line: heading.from + 1,
      column: 1,
      severity: 'error',
      rule: 'section-twice',
      message: `The section ${quoted(heading.text)} is here a second time; the first is at line ${first.from + 1}.`,
      hint: 'Join the two, or give one of them another heading.',
    });
  }
  return problems;
}

/** Marks without their other half, a block twice, and marks inside a block. */
function checkMarks(outline: Outline): readonly Problem[] {
  const problems: Problem[] = [];
  const blocks = new Map<SectionName, Block>();
  for (const block of outline.blocks) {
    if (block.kind !== 'ours' && block.kind !== 'mark') continue;
    const mark = readMark(lineText(outline.lines, block.from));
    if (!mark) continue;
    const problem = (rule: string, line: number, message: string, hint: string): void => {
      problems.push({ line: line + 1, column: 1, severity: 'error', rule, message, hint });
    };
    if (block.kind === 'mark') {
      const half = mark.closing ? 'opening' : 'closing';
      const message = `This mark of the section ${mark.section} has no ${half} mark.`;
      problem('mark-unpaired', block.from, message, `Put the ${half} mark back, or take this line away.`);
      continue;
    }
    const first = blocks.get(mark.section);
    if (first) {
      const message = `The generated ${mark.section} is here a second time; the first begins at line ${first.from + 1}.`;
      problem('mark-doubled', block.from, message, 'Take one of the two away, marks and all.');
    } else blocks.set(mark.section, block);
    if (mark.version > MARK_VERSION) {
      const message = `This block was written by a later version (format ${mark.version}).`;
      problem('mark-version', block.from, message, 'Use the version of Rapporteur that wrote it, or a newer one.');
    }
    for (let line = block.from + 1; line < block.to - 1; line += 1) {
      if (((outline.flags[line] ?? 0) & LINE_FLAG.mark) === 0) continue;
      const message = `A mark stands inside the generated ${mark.section} that begins at line ${block.from + 1}.`;
      problem('mark-nested', line, message, 'Take this line away, or move it after the closing mark.');
    }
  }
  return problems;
}

function missing(name: SectionName, language: Language): Problem {
  const title = SECTION_TITLES[language][name];
  return {
    line: 1,
    column: 1,
    severity: 'warning',
    rule: 'missing-section',
    message: `There is no section “${title}”; it will be added at the end.`,
    hint: `Add the heading “${title}” where you want it.`,
  };
}

function edited(name: SectionName, line: number): Problem {
  return {
    line,
    column: 1,
    severity: 'warning',
    rule: 'generated-edited',
    message: `The generated ${name} was changed by hand.`,
    hint: 'Move your own words out of the marks, or render with --take document to keep them there.',
  };
}

function unclosed(block: Block): Problem {
  const what = block.kind === 'fence' ? 'code block' : 'comment or HTML';
  return {
    line: block.from + 1,
    column: 1,
    severity: 'warning',
    rule: 'unclosed-block',
    message: `The ${what} that begins here is never closed, so that everything after it belongs to it.`,
    hint: `Close the ${what}.`,
  };
}
