/**
 * A seat that has changed hands: texts about an earlier time name its holder of that time, on every page, in
 * mails and in files.
 */
import { beforeAll, expect, test, vi } from 'vitest';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { archiveHtml, type ArchiveAssets } from '@/components/archive/archive-html';
import { openArchive } from '@/components/archive/data';
import { MomentNumbers } from '@/components/history/compare-page';
import { TurningPoints } from '@/components/history/figures/tables';
import { LogList } from '@/components/history/log-list';
import { LogPanel } from '@/components/history/log-panel';
import { momentOf } from '@/components/history/replay/moment';
import { Timeline } from '@/components/history/timeline';
import { RecapStrip } from '@/components/live/recap-strip';
import { loadPackData } from '@/lib/features/boxes/load-pack';
import { loadFigures } from '@/lib/features/history/figures';
import { loadHistory, loadTableAt } from '@/lib/features/history/load-position';
import { exportGame } from '@/lib/features/history/read-log';
import { loadSinceYouLeft } from '@/lib/features/history/recap';
import { wordedMessage } from '@/lib/features/notify/messages';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import { withTenures } from '@/lib/features/table/load/tenures';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import type { Event } from '@/lib/game/engine/events';
import { MESSAGES } from '@/lib/game/wording/language/messages';
import { db } from '@/lib/platform/db/db';
import * as currentWords from '@/lib/platform/i18n/current-words';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import type { StoredMessage } from '@/lib/platform/outbox/delivery-store';
import { bundleArchive } from '../../scripts/lib/archive-bundle';
import { htmlOf } from '../support/components/html';
import { present } from '../support/present';
import { randomNumbers, useService } from '../support/service';
import { endsTurn, playUntil, seatedTable } from '../support/tables';

vi.spyOn(currentWords, 'useWords').mockReturnValue(wordingOf('en'));
await useService();
const words = wordingOf('en');
const nothing = () => Promise.resolve();

let table: CreatedTable;
/** The last row of Hynek, who held the seat that is Bohumil's now. */
let until: number;
let now: TableView;
let assets: ArchiveAssets;

beforeAll(async () => {
  assets = await bundleArchive();
  table = await seatedTable(2, { emails: false });
  const { gameId } = table;
  const pick = randomNumbers('hands');
  // Anna is to move, and Bohumil's seat has had turns.
  await playUntil(table, pick, ({ answer: { seq, waitingFor } }) => seq > 60 && waitingFor[0] === 1);
  const accepted = await playUntil(table, pick, ({ answer: { waitingFor } }) => waitingFor[0] === 0);
  until = accepted?.answer.seq ?? 0;
  await db().seatHolder.create({ data: { gameId, seat: 1, untilSeq: until, name: 'Hynek' } });
  now = nameSeats(words, present(await loadTable(gameId, { token: table.seats[0]?.token })));
});

test('the table names the current holder, and attributes past moves to their players', async () => {
  expect(now.seats.map(({ name }) => name)).toEqual(['Anna', 'Bohumil']);
  const since = present(await loadSinceYouLeft(now));
  const recap = htmlOf(RecapStrip, { table: now, since, dismiss: nothing });
  expect(recap).toContain('Hynek, round');
  expect(recap).not.toContain('Bohumil, round');
  const log = htmlOf(LogPanel, { table: now });
  expect(log).toContain('Hynek');
  expect(log).not.toContain('Bohumil');
});

test('a mail tells the same', async () => {
  const { gameId, pack, view } = now;
  const message: StoredMessage = {
    gameId,
    gameName: now.name,
    pack: { id: pack.id, version: pack.version },
    setup: view.state.setup,
    isClosed: false,
    seat: 0,
    seq: until,
    payload: {},
    createdAt: new Date(),
    kind: 'your-turn',
    userId: null,
    locale: 'en',
    timeZone: null,
  };
  const worded = await wordedMessage(words, now.seats, message, { now: new Date() });
  const titles = worded.sections.map(({ title }) => title);
  expect(titles.some((title) => title.startsWith('Hynek, round'))).toBe(true);
  expect(titles.some((title) => title.startsWith('Bohumil, round'))).toBe(false);
});

test('two moments name the holders of both', async () => {
  const { gameId } = table;
  const pick = randomNumbers('on');
  const accepted = await playUntil(table, pick, (step) => step.answer.seq > until + 4 && endsTurn(step));
  const at = async (seq: number) => nameSeats(words, withTenures(present(await loadTableAt(gameId, seq))));
  const [before, then, later] = [await at(8), await at(until), await at(accepted?.answer.seq ?? 0)];
  const numbers = (a: TableView, b: TableView) => htmlOf(MomentNumbers, { a, b });
  expect(numbers(before, then)).toContain('<th scope="row">Hynek</th>');
  expect(numbers(before, then)).not.toContain('Bohumil');
  expect(numbers(before, later)).toContain('<th scope="row">Hynek / Bohumil</th>');
  const figures = present(await loadFigures(gameId, {}));
  const points = htmlOf(TurningPoints, { ...figures, table: nameSeats(words, figures.table) });
  // Each holder's turns are under their own name.
  const [, ofHynek = ''] = points.split('</svg>Hynek</h3>');
  expect(ofHynek.split('<section')[0]).toContain('round');
});

test('the single-file page names them step by step', async () => {
  const document = present(await exportGame(table.gameId));
  expect(document.holders).toEqual([{ seat: 1, untilSeq: until, name: 'Hynek' }]);
  const pack = await loadPackData(document.game.pack);
  const html = archiveHtml({ document, pack, words, messages: MESSAGES.en, assets });
  const item = (seq: number) => new RegExp(`<li value="${seq}".*?</li>`, 's').exec(html)?.[0] ?? '';
  const doneBy = (seat: number) => (row: { seat?: number | undefined }) => row.seat === seat;
  const early = document.log.find(doneBy(1))?.seq ?? 0;
  expect(item(early)).toContain('Hynek');
  const data = /<script type="application\/json" id="game">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { game } = openArchive(data);
  expect(game.momentAt(until)?.seats.map(({ name }) => name)).toEqual(['Anna', 'Hynek']);
  expect(game.momentAt(game.course.last)?.seats.map(({ name }) => name)).toEqual(['Anna', 'Bohumil']);
});

test('moves are attributed to a replaced player, to a deleted one, and to a computer', async () => {
  const other = await seatedTable(2, { emails: false });
  const { gameId } = other;
  await playUntil(other, randomNumbers('tenures'), ({ answer }) => answer.seq > 60);
  const all = (await loadTable(gameId, undefined, { log: 'all' }))?.log ?? [];
  const isEnd = (event: Event) => event.type === 'TurnEnded' && event.seat === 1;
  const ends = all.filter(({ events, undone }) => !undone && events.some(isEnd)).map(({ seq }) => seq);
  const [first = 0, second = 0, third = 0, fourth = 0] = ends;
  const past = [
    { gameId, seat: 1, untilSeq: first, name: 'Hynek' },
    { gameId, seat: 1, untilSeq: second, name: '' },
    { gameId, seat: 1, untilSeq: third, name: '', bot: 'master' },
  ];
  await db().seatHolder.createMany({ data: past });
  const holders = ['Hynek', 'Former player', 'Master builder', 'Bohumil'];

  const log = nameSeats(words, withTenures(present(await loadTable(gameId, undefined, { log: 'all' }))));
  const lineOf = (seq: number) => {
    const rows = log.log.filter((row) => row.seq === seq);
    return htmlOf(LogList, { table: log, rows });
  };
  for (const [i, seq] of ends.slice(0, 4).entries()) {
    const name = holders[i] ?? '';
    expect(lineOf(seq), `row ${seq}`).toContain(name);
    for (const none of holders.filter((each) => each !== name)) expect(lineOf(seq)).not.toContain(none);
    const then = present(await loadHistory(gameId, seq)).table;
    expect(nameSeats(words, then).seats.map((seat) => seat.name)).toEqual(['Anna', name]);
  }
  const history = present(await loadHistory(gameId, fourth));
  const timeline = momentOf({ ...history, table: nameSeats(words, history.table) }, { undone: false });
  const turns = htmlOf(Timeline, timeline);
  for (const name of holders) expect(turns).toContain(`${name}, round`);
});
