/** Everyone at a table sees who plays for a holder and who advises one; both find the table again. */
import crypto from 'node:crypto';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LogList } from '@/components/history/log-list';
import { PlayedForYouCard } from '@/components/history/played-for-you';
import { describeNews } from '@/components/live/news';
import { RecapStrip } from '@/components/live/recap-strip';
import { JustHappened } from '@/components/move/just-happened';
import { AllBoards } from '@/components/table/all-boards';
import { SpectatorPanel } from '@/components/table/spectator-panel';
import { loadHistory } from '@/lib/features/history/load-position';
import { dismissRecap, loadPlayedForYou, loadSinceYouLeft } from '@/lib/features/history/recap';
import { sinceOwnTurn, newsSections } from '@/lib/features/notify/events-since';
import { makeDelegate, revokeDelegate, takeDelegation } from '@/lib/features/seats/delegates/delegates';
import { leaveMentorship } from '@/lib/features/seats/delegates/mentor-store';
import { acceptMentorLink, nameMentor } from '@/lib/features/seats/delegates/mentors';
import { actingDelegates } from '@/lib/features/seats/seat-store';
import { rowsTeller, type RowsNews } from '@/lib/features/table/commands/rows-news';
import { submitCommand } from '@/lib/features/table/commands/submit-command';
import { helpedTables, myTables } from '@/lib/features/table/lists/my-tables';
import { loadLiveNews } from '@/lib/features/table/load/load-live-snapshot';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import { db } from '@/lib/platform/db/db';
import { WordsContext } from '@/lib/platform/i18n/browser-words';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { versionsOf } from '@/lib/platform/live/change-store';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { watchStatements } from '../support/statements';
import { DAILY, seatedTable, seatPeople, whatNow } from '../support/tables';
import { guest } from '../support/world';

await useService();
afterEach(() => vi.restoreAllMocks());

const WORDS = wordingOf('en');
const SUNDAY = new Date(Date.now() + 2 * 86_400_000);
const WISH = { name: 'Zuzana', power: 'turns', until: SUNDAY } as const;

async function heldTable() {
  const made = await seatedTable(2, { pace: DAILY });
  const { gameId } = made;
  const sitting = await seatPeople(made);
  const [anna, bohumil] = [sitting(0), sitting(1)];
  const step = async (who: Visitor) => {
    const { view, commands } = await whatNow(made);
    const command = commands.find(({ type }) => type === 'EndTurn') ?? commands[0];
    if (!command) throw new Error('there is no step');
    const sent = { gameId, ...who, expectedSeq: view.seq, commandId: crypto.randomUUID(), command };
    expect(await submitCommand(sent)).toMatchObject({ ok: true });
    return command.type === 'EndTurn';
  };
  const turn = async (who: Visitor) => {
    for (let n = 0; n < 60; n += 1) if (await step(who)) return;
    throw new Error('the turn does not end');
  };
  const lend = async () => {
    const lent = valueOf(await makeDelegate(gameId, anna, WISH));
    await takeDelegation(lent.token, { userId: undefined, own: undefined, label: '' });
    return lent;
  };
  const advise = async () => {
    const { token } = valueOf(await nameMentor(gameId, anna, 'Cecilie'));
    const userId = await guest('Cecilie');
    expect(await acceptMentorLink(token, userId)).toBe('done');
    return { userId };
  };
  const seen = async (who?: Visitor): Promise<TableView> => {
    const table = await loadTable(gameId, who);
    if (!table) throw new Error('they may not look');
    return table;
  };
  return { gameId, anna, bohumil, step, turn, lend, advise, seen };
}

const markup = <P extends object>(component: FunctionComponent<P>, props: P) =>
  renderToStaticMarkup(createElement(WordsContext, { value: WORDS }, createElement(component, props)));
const boards = (table: TableView) => markup(AllBoards, { table, now: { timeZone: 'Europe/Prague' } });
const logOf = (table: TableView) => markup(LogList, { table, rows: table.log });

describe('a delegate', () => {
  test('has a badge at the seat for everyone, from the first use of the link to its end', async () => {
    const { gameId, anna, bohumil, lend, seen } = await heldTable();
    const unused = valueOf(await makeDelegate(gameId, anna, WISH));
    expect((await seen(bohumil)).helpers).toBeUndefined();
    await revokeDelegate(gameId, anna, unused.id);
    const { id } = await lend();
    for (const who of [anna, bohumil, {}]) expect(boards(await seen(who))).toContain('Zuzana plays until');
    await revokeDelegate(gameId, anna, id);
    for (const who of [anna, bohumil, {}]) expect(boards(await seen(who))).not.toContain('Zuzana');
  });

  test('is named in log, recap, news, replay and mail where they made the row, and nowhere else', async () => {
    const { gameId, anna, bohumil, lend, step, turn, seen } = await heldTable();
    const { token } = await lend();
    await step(anna);
    await turn({ token });
    const table = await seen(bohumil);
    const [, own, theirs] = table.log;
    expect(logOf({ ...table, log: [own ?? fail()] })).toContain('Anna ');
    expect(logOf({ ...table, log: [own ?? fail()] })).not.toContain('Zuzana');
    expect(logOf({ ...table, log: [theirs ?? fail()] })).toContain('Anna (Zuzana) ');
    expect(describeNews(WORDS, table, 2)).toContain('Anna (Zuzana) ');
    expect(markup(JustHappened, { table })).toContain('Anna (Zuzana): ');
    const since = await loadSinceYouLeft(table);
    if (!since) throw new Error('there is no recap');
    const dismiss = async () => {};
    expect(markup(RecapStrip, { table, since, dismiss })).toContain('Anna (Zuzana), round 1');
    const history = await loadHistory(gameId, 'newest', bohumil);
    expect(logOf(history?.table ?? fail())).toContain('Anna (Zuzana) ');
    // The holder of the seat is still Anna.
    expect(history?.table.seats[0]?.name).toBe('Anna');
    const { packId, packVersion } = await db().game.findUniqueOrThrow({ where: { id: gameId } });
    const pack = { id: packId, version: packVersion };
    const news = await sinceOwnTurn({ gameId, seq: table.seq, seat: 1, pack });
    const helpers = await actingDelegates(gameId);
    const { sections } = newsSections(WORDS, { seats: table.seats, tenures: [], helpers }, news);
    expect(sections.map(({ title }) => title)).toContain('Anna (Zuzana), round 1');
  });

  test('is named in rows that arrive while the page is open', async () => {
    const { gameId, bohumil, lend, turn, seen } = await heldTable();
    const { token } = await lend();
    const { seq } = await seen(bohumil);
    const teller = rowsTeller(gameId, bohumil, 1);
    const tell = async () => teller((await versionsOf([gameId])).get(gameId) ?? '');
    await tell();
    await turn({ token });
    const { actors, rows }: RowsNews = JSON.parse((await tell()) ?? '{}');
    const made = rows.map((row) => row.seq);
    expect(actors).toEqual([{ seat: 0, name: 'Zuzana', steps: made }]);
    expect((await loadLiveNews(gameId, bohumil, seq))?.news.actors).toEqual(actors);
  });

  test('reveals no step of a turn that others do not see yet', async () => {
    const { bohumil, lend, step, seen } = await heldTable();
    const { token } = await lend();
    await step({ token });
    await step({ token });
    const table = await seen(bohumil);
    expect(table.seq).toBe(1);
    expect(table.helpers).toMatchObject([{ name: 'Zuzana', steps: [] }]);
    expect((await seen({ token })).helpers).toMatchObject([{ steps: [2, 3], isMe: true }]);
  });

  test('is shown to the returning holder with the turns, until they close it or play', async () => {
    const { gameId, anna, bohumil, lend, turn, step, seen } = await heldTable();
    const { token } = await lend();
    await turn({ token });
    const last = (await seen(anna)).seq;
    const played = await loadPlayedForYou(await seen(anna));
    expect(played).toMatchObject([{ name: 'Zuzana', turns: [{ turn: 1, end: last }] }]);
    const table = await seen(anna);
    const dismiss = async () => {};
    const card = markup(PlayedForYouCard, { table, played, dismiss });
    expect(card).toContain(`While you were away, Zuzana played for you: steps 2–${last}.`);
    expect(card).toContain('round 1');
    for (const who of [{ token }, bohumil, {}]) expect(await loadPlayedForYou(await seen(who))).toEqual([]);
    await dismissRecap(gameId, anna, last);
    expect(await loadPlayedForYou(await seen(anna))).toEqual([]);
    await turn(bohumil);
    await turn({ token });
    await turn(bohumil);
    expect(await loadPlayedForYou(await seen(anna))).toMatchObject([{ turns: [{ turn: 3 }] }]);
    await step(anna);
    expect(await loadPlayedForYou(await seen(anna))).toEqual([]);
  });

  test('finds the table under My tables with a badge, while the link is valid', async () => {
    const { gameId, anna, lend } = await heldTable();
    const { id, token } = await lend();
    const owner = { userId: undefined, tokens: [token] };
    expect(await helpedTables(owner, new Date())).toMatchObject([
      { gameId, waiting: false, helped: { seat: 0, power: 'turns' } },
    ]);
    expect(await myTables(owner)).toEqual([]);
    expect(await helpedTables(owner, new Date(SUNDAY.getTime() + 1))).toEqual([]);
    await revokeDelegate(gameId, anna, id);
    expect(await helpedTables(owner, new Date())).toEqual([]);
  });
});

describe('a mentor', () => {
  test('has a badge at the seat, and is greeted as a mentor', async () => {
    const { gameId, bohumil, advise, seen } = await heldTable();
    const cecilie = await advise();
    for (const who of [bohumil, cecilie, {}]) expect(boards(await seen(who))).toContain('Cecilie advises');
    const panel = async (who: Visitor) => markup(SpectatorPanel, { table: await seen(who) });
    expect(await panel(cecilie)).toContain('You advise Anna here.');
    expect(await panel(cecilie)).toContain(`href="/games/${gameId}/mentor"`);
    expect(await panel({})).toContain('You’re watching. Open your seat link to play.');
    expect(await panel({})).not.toContain('/mentor');
  });

  test('may look at the table of the players only, while they are the mentor', async () => {
    const { gameId, advise } = await heldTable();
    const cecilie = await advise();
    await db().game.update({ where: { id: gameId }, data: { watchers: 'players' } });
    expect(await loadTable(gameId)).toBeUndefined();
    const table = await loadTable(gameId, cecilie);
    expect([table?.me, table?.options]).toEqual([undefined, undefined]);
    expect(await leaveMentorship(gameId, cecilie.userId, new Date())).toBe(true);
    expect(await loadTable(gameId, cecilie)).toBeUndefined();
  });

  test('finds the table under My tables with a badge, until it ends', async () => {
    const { gameId, advise } = await heldTable();
    const { userId } = await advise();
    const owner = { userId, tokens: [] };
    expect(await helpedTables(owner, new Date())).toMatchObject([
      { gameId, waiting: false, helped: { seat: 0, power: 'mentor' } },
    ]);
    await leaveMentorship(gameId, userId, new Date());
    expect(await helpedTables(owner, new Date())).toEqual([]);
  });
});

test('a delegate and a mentor cost the table no extra statement', async () => {
  const { bohumil, lend, advise, seen } = await heldTable();
  await seen(bohumil);
  const sent = watchStatements();
  await seen(bohumil);
  const alone = sent.length;
  await lend();
  await advise();
  const before = sent.length;
  await seen(bohumil);
  expect(sent.length - before).toBe(alone);
});

function fail(): never {
  throw new Error('there is no such row');
}
