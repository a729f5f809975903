/** Forms of pages that are refused lead back to their page, which says why in words. */
import { beforeAll, expect, test } from 'vitest';
import { importProblem } from '@/app/import/problem';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { countOneMore } from '@/lib/platform/http/limits/count-requests';
import { mostOf } from '@/lib/platform/http/limits/limits';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { leaveLater } from '../support/after-responses';
import { useService } from '../support/service';
import { stopTime } from '../support/stop-time';
import { askAs, makeWorld, type Entry, type World } from './matrix-world';

leaveLater();
await useService();
let world: World;
beforeAll(async () => {
  world = await makeWorld('anyone');
});

const lesson: Entry = { key: '', file: 'app/learn/actions.ts', name: 'startLesson', kind: 'action' };
const file: Entry = { key: '', file: 'app/import/file/route.ts', name: 'POST', kind: 'route' };

test('lessons count as tables in the hourly limit of an address', async () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  stopTime();
  for (let n = 1; n < mostOf('create', 'network'); n += 1)
    await countOneMore('create', 'address 203.0.113.7');
  expect(await askAs('anonymous', world, lesson, from('203.0.113.7'))).toBe('to /games/:new');
  expect(await askAs('anonymous', world, lesson, from('203.0.113.7'))).toMatch(
    /^to \/too-often\?whom=network&/,
  );
  expect(await askAs('spectator', world, lesson, from('203.0.113.7'))).toBe('to /games/:new');
  expect(await askAs('anonymous', world, lesson, from('203.0.113.8'))).toBe('to /games/:new');
});

test('a file that a page of another site sends is refused in words', async () => {
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect(await askAs('anonymous', world, file, foreign)).toBe('303 /import?problem=cross-site');
  for (const locale of LOCALES) {
    const said = importProblem(wordingOf(locale), { problem: 'cross-site' }) ?? MISSING;
    expect(said).not.toContain(MISSING);
  }
});
