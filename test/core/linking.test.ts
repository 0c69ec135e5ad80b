import { describe, expect, it } from 'vitest';
import { type NotLinked, planLinks } from '../../src/core/linking.js';
import { homeOf, type Place } from '../../src/core/sessions.js';
import { recordOf } from '../support/record-builder.js';

const asked = recordOf({ questions: ['Is the freezer cheating?', 'Why did two tins go mouldy?'] });
const thread = (id: string, name: string) => ({ id, name, parent: '9', isPost: true });

describe('which threads are of which question', () => {
  const { questions } = asked;
  const session = { questions, takeawaysName: 'What stays with us', known: new Map([['11', 1]]) };
  const why = (name: string, foreign: readonly string[] = []): NotLinked | number | 'takeaways' | undefined => {
    const plan = planLinks([thread('20', name)], session, new Set(foreign));
    return plan.links[0]?.use ?? plan.others[0]?.why;
  };

  it.each<[string, NotLinked | number | 'takeaways']>([
    ['Why did two tins go mouldy?', 2],
    ['2) why did two tins go mouldy', 2],
    ['What stays with us', 'takeaways'],
    ['Key takeaways', 'takeaways'],
    ['Is the freezer cheating?', 'taken'],
    ['Recipes', 'unknown'],
  ])('%s', (name, expected) => {
    expect(why(name)).toBe(expected);
  });

  it('leaves what is another session’s, or this one’s already', () => {
    expect(why('Why did two tins go mouldy?', ['20'])).toBe('foreign');
    const known = planLinks([thread('11', 'Is the freezer cheating?')], session, new Set());
    expect(known).toMatchObject({ links: [], others: [{ why: 'known' }], free: [2, 'takeaways'] });
  });

  it('guesses nothing between two of one name', () => {
    const two = ['20', '21'].map((id) => thread(id, 'Why did two tins go mouldy?'));
    const plan = planLinks(two, session, new Set());
    expect(plan.links).toEqual([]);
    expect(plan.others.map((each) => each.why)).toEqual(['rivals', 'rivals']);
  });
});

describe('where what is about all of a session is sent', () => {
  const place = (kind: Place['kind'], channel: string, of: string | null): Place => ({
    ...{ session: '1', kind, question: kind === 'question' ? 1 : null, channel },
    ...{ message: of ?? '5', thread: of, fingerprint: '', cursor: null },
  });
  const home = (...places: Place[]) => homeOf({ session: { ...asked.session, channel: '9' }, places });

  it.each([
    ['the channel of the overview', '8', [place('overview', '8', null), place('question', '8', '11')]],
    ['in a forum its post', '7', [place('overview', '7', '7'), place('question', '11', '11')]],
    ['without one the session’s channel', '9', [place('question', '9', '11')]],
    ['in a forum the takeaways', '12', [place('question', '11', '11'), place('takeaways', '12', '12')]],
    ['in a forum without them nowhere', null, [place('question', '11', '11')]],
  ])('%s', (_, expected, places) => {
    expect(home(...places)).toBe(expected);
  });
});
