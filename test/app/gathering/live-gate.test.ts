import { expect, it } from 'vitest';
import { createLiveGate } from '../../../src/app/gathering/live-gate.js';
import type { Change } from '../../../src/core/replies.js';

const at = { server: '1', channel: '2' };
const reaction = (message: string): Change => ({
  ...at,
  kind: 'reaction',
  message,
  user: '9',
  emoji: '👍',
  added: true,
  at: null,
});

it('tells each watch which messages had reactions since it began', () => {
  const gate = createLiveGate();
  gate.notice([reaction('10')]);
  const first = gate.watch();
  gate.notice([reaction('11'), { ...at, kind: 'reactions-cleared', message: '12', emoji: null }]);
  const second = gate.watch();
  gate.notice([{ ...at, kind: 'deleted', messages: ['13'] }]);
  gate.notice([reaction('14')]);
  const touched = (watch: typeof first) => ['10', '11', '12', '13', '14'].filter((id) => watch.touched(id));
  expect(touched(first)).toEqual(['11', '12', '14']);
  expect(touched(second)).toEqual(['14']);
  first.end();
  gate.notice([reaction('10')]);
  expect(touched(first)).toEqual(['11', '12', '14']);
});

it('lets writes take turns, a failed one too', async () => {
  const gate = createLiveGate();
  const order: string[] = [];
  let go: () => void = () => {};
  const first = gate.inTurn(async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => (go = resolve));
    order.push('first ends');
    throw new Error('not written');
  });
  const second = gate.inTurn(async () => void order.push('second'));
  await Promise.resolve();
  go();
  await expect(first).rejects.toThrow('not written');
  await second;
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});
