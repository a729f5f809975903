/**
 * Every step of every golden game has an address, and the browser that steps on its own draws each as the
 * server does.
 */
import { expect, test, vi } from 'vitest';
import { constantTableOf, ReplayedGame, type TableDocument } from '@/components/history/replay/document';
import {
  dataOf,
  momentAt,
  momentFrom,
  momentOf,
  type ReplayMoment,
} from '@/components/history/replay/moment';
import { MomentView, PARTS, type MomentPartName } from '@/components/history/replay/moment-part';
import { importGame } from '@/lib/features/archive/import-game';
import { loadHistory } from '@/lib/features/history/load-position';
import { advance, type Position } from '@/lib/game/engine/replay';
import { eventsOf } from '@/lib/game/eventlog/events';
import { packFor } from '@/lib/game/rulesets';
import { makeWording, MISSING } from '@/lib/game/wording/language/make-wording';
import type { Wording } from '@/lib/game/wording/wording';
import english from '@/lib/generated/browser/words-en.json';
import { db } from '@/lib/platform/db/db';
import * as currentWords from '@/lib/platform/i18n/current-words';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { RECORDINGS } from '../golden/recordings';
import { htmlOf } from '../support/components/html';
import { goldenDocument } from '../support/documents';
import { inFull } from '../support/full';
import { valueOf } from '../support/outcomes';
import { present } from '../support/present';
import { useService } from '../support/service';

// The language of a request comes from its cookies; here there is none, and one language.
const spoken = {} as { words: Wording };
vi.spyOn(currentWords, 'useWords').mockImplementation(() => spoken.words);

await useService();
const FILTER = { undone: false };
const drawn = (part: MomentPartName, moment: ReplayMoment) =>
  htmlOf(MomentView, { part, moment, timeZone: 'UTC' });
/** Between two moments that are drawn; all are folded, and some of them shown with everything. */
const DRAWN = inFull(11, 29);
const GAMES = inFull(RECORDINGS, RECORDINGS.slice(-1));

test.each(GAMES.map(({ file }) => file))('every step of %s is a page', async (file) => {
  const document = goldenDocument(file);
  const { gameId } = valueOf(await importGame(document, 'finished'));
  const last = document.log.length;
  const newest = present(await loadHistory(gameId, last));
  const data: TableDocument = { table: constantTableOf(newest.table), rows: newest.rows };
  const pack = packFor(document.game.pack.id, document.game.pack.version);
  const browser = new ReplayedGame(overTheWire(data));
  expect(browser.course).toMatchObject({ first: 1, last });
  const [words, fewer] = [wordingOf('en'), makeWording('en', english)];
  let position: Position | undefined;
  for (let seq = 1; seq <= last; seq += 1) {
    const history = await loadHistory(gameId, seq);
    const row = document.log[seq - 1];
    if (!history || !row) throw new Error(`step ${seq} has no address`);
    position = advance(position, { ...row, events: eventsOf(row), secretEvents: [] });
    expect(history.table.view.state).toEqual(position.state);
    expect(history.table).toMatchObject({ seq, latestSeq: last, head: row.hash });
    if (seq % DRAWN !== 1 && seq !== last) continue;
    const moment = momentOf(history, FILTER);
    const stepped = present(momentAt(browser, pack, seq, FILTER));
    for (const part of PARTS) {
      spoken.words = words;
      const server = drawn(part, moment);
      expect(server).not.toContain(MISSING);
      // The browser has only some of the messages.
      spoken.words = fewer;
      expect(drawn(part, momentFrom(pack, overTheWire(dataOf(moment))))).toBe(server);
      expect(drawn(part, stepped)).toBe(server);
    }
  }
  expect(await loadHistory(gameId, last + 1)).toBeUndefined();
});

test('the steps and notes of a leaver stay theirs', async () => {
  const document = goldenDocument('2-players-online');
  const { gameId } = valueOf(await importGame(document, 'study'));
  const note = { id: crypto.randomUUID(), gameId, seat: 0, seq: 15, text: 'Stone first', sealed: true };
  await db().note.create({ data: { ...note, at: new Date('2026-05-09') } });
  const newest = present(await loadHistory(gameId, document.log.length));
  const { seats } = newest.table;
  const tenures = [{ ...present(seats[0]), name: 'Zikmund', untilSeq: 20 }, ...seats];
  const table = constantTableOf({ ...newest.table, tenures });
  const data: TableDocument = { table, rows: newest.rows, thoughts: newest.thoughts };
  const browser = new ReplayedGame(overTheWire(data));
  const pack = packFor(document.game.pack.id, document.game.pack.version);
  spoken.words = makeWording('en', english);
  const boardsAt = (seq: number) => {
    const moment = momentAt(browser, pack, seq, FILTER);
    return moment && drawn('boards', moment);
  };
  expect([20, 21].map((seq) => boardsAt(seq)?.includes('Zikmund'))).toEqual([true, false]);
  const moment = momentAt(browser, pack, 15, FILTER);
  expect(moment && drawn('step', moment)).toMatch(/Sealed notes.*Zikmund.*Stone first/);
});

const overTheWire = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;
