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

test('every differing answer is reported, with both hashes', async () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const both = { predicted: hash('here'), decided: hash('there') };
  expect(await told()).toEqual([
    { ...report7, ...both },
    { ...report8, ...both },
  ]);
});

test('it is reported even without hashes', async () => {
  vi.stubGlobal('crypto', {});
  const both = { predicted: '', decided: '' };
  expect(await told()).toEqual([
    { ...report7, ...both },
    { ...report8, ...both },
  ]);
});
