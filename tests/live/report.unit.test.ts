import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { reportMispredictions } from '@/components/live/use-session';

afterEach(() => vi.unstubAllGlobals());

const report7 = { seq: 7, commandId: 'step 7', predicted: 'here', decided: 'there' };
const report8 = { ...report7, seq: 8, commandId: 'step 8' };

async function told(): Promise<unknown> {
  const sent: [string, Blob][] = [];
  vi.stubGlobal('navigator', { sendBeacon: (...of: [string, Blob]) => sent.push(of) });
  await reportMispredictions('abc', [report7, report8]);
  expect(sent.map(([url]) => url)).toEqual(['/games/abc/live']);
  return JSON.parse((await sent[0]?.[1].text()) ?? '');
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test.each([
  ['with both hashes', crypto, { predicted: hash('here'), decided: hash('there') }],
  ['where there are no hashes', {}, { predicted: '', decided: '' }],
])('every differing answer is reported, %s', async (_where, available, both) => {
  vi.stubGlobal('crypto', available);
  expect(await told()).toEqual([report7, report8].map((report) => ({ ...report, ...both })));
});
