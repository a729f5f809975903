/** "Share this turn": the film at its address, and the preview of a link to it. */
import { expect, test } from 'vitest';
import { generateMetadata } from '@/app/games/[gameId]/at/[seq]/page';
import { GET } from '@/app/games/[gameId]/at/[seq]/picture/route';
import { turnLink } from '@/components/move/share-turn';
import { loadHistory } from '@/lib/features/history/load-position';
import { newestTurn, wholeTurnAt } from '@/lib/game/recap/timeline';
import { seatCookieName } from '@/lib/platform/auth/seat-proof';
import { db } from '@/lib/platform/db/db';
import { inFull } from '../support/full';
import { inRequest } from '../support/in-request';
import { layOut } from '../support/lay-out';
import { present } from '../support/present';
import { useService } from '../support/service';

await useService();

type Cookies = ReadonlyMap<string, string>;

/** The link preview of an address, as a visitor with these cookies gets it. */
async function announced(link: string, cookies: Cookies = new Map()) {
  const { pathname, searchParams } = new URL(link, 'http://praga.test');
  const [, gameId = '', seq = ''] = /^\/games\/(\w+)\/at\/(\d+)$/.exec(pathname) ?? [];
  const page = {
    params: Promise.resolve({ gameId, seq }),
    searchParams: Promise.resolve(Object.fromEntries(searchParams)),
  };
  const { openGraph } = await inRequest({ cookies: new Map(cookies), headers: new Headers() }, () =>
    generateMetadata(page),
  );
  const [picture] = [openGraph?.images ?? []].flat() as { url: string }[];
  return { title: String(openGraph?.title ?? ''), told: openGraph?.description ?? '', picture: picture?.url };
}

async function pictureOf(url: string, cookies: Cookies = new Map()) {
  const [, gameId = '', seq = ''] = /\/games\/(\w+)\/at\/(\d+)\/picture/.exec(url) ?? [];
  const params = Promise.resolve({ gameId, seq });
  return inRequest({ cookies: new Map(cookies), headers: new Headers() }, () =>
    GET(new Request(url), { params }),
  );
}

test.each(inFull(['2-players-base', '4-players-online', 'solo-simple'], ['solo-simple']))(
  '%s: each turn of a finished game has an address that begins with it and ends where it ended',
  async (game) => {
    const { gameId, seq } = await layOut({ game, commands: 10_000 });
    const { turns, rows } = (await loadHistory(gameId, 'newest')) ?? { turns: [], rows: [] };
    const whole = turns.flatMap(({ from }) => wholeTurnAt(turns, from + 1) ?? []);
    expect(new Set(whole.map(({ turn }) => turn)).size).toBe(new Set(turns.map(({ from }) => from)).size);
    expect(whole.at(-1)?.end).toBe(seq);
    for (const turn of whole) {
      const last = rows[turn.end - 1]?.events.map(({ type }) => type) ?? [];
      expect(last.some((type) => type === 'TurnEnded' || type === 'GameEnded')).toBe(true);
    }
    const turn = present(whole[1] ?? newestTurn(rows));
    const { title, told, picture } = await announced(turnLink(gameId, turn));
    expect(title).toContain(', round ');
    expect(told.length).toBeGreaterThan(20);
    expect(picture).toMatch(
      new RegExp(`/games/${gameId}/at/${turn.end}/picture\\?card=en&from=${turn.from}$`),
    );
    const png = await pictureOf(picture ?? '');
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
  },
);

test('an address with another end plays nothing, and is announced as its moment', async () => {
  const { gameId } = await layOut({ game: '2-players-base', commands: 30 });
  const { turns } = (await loadHistory(gameId, 'newest')) ?? { turns: [] };
  const turn = present(wholeTurnAt(turns, 2));
  for (const end of ['x', '', '0', String(turn.end + 1), '9999999'])
    expect((await announced(`/games/${gameId}/at/${turn.from}?turn=${end}`)).picture, end).toMatch(
      new RegExp(`/at/${turn.from}/picture\\?card=en&from=${turn.from - 1}$`),
    );
  for (const from of ['x', '-3', String(turn.end), '99999999', '1e9', ''])
    expect(
      (await pictureOf(`http://p/games/${gameId}/at/${turn.end}/picture?from=${from}`)).status,
      from,
    ).toBe(200);
});

test('of a running game the turn under way has no address', async () => {
  const { gameId } = await layOut({ game: '2-players-base', commands: 31 });
  const { turns, rows } = (await loadHistory(gameId, 'newest')) ?? { turns: [], rows: [] };
  const last = turns.at(-1);
  expect(last?.end).toBeUndefined();
  expect(wholeTurnAt(turns, (last?.from ?? 0) + 1)).toBeUndefined();
  expect(newestTurn(rows)?.end).toBe(last?.from);
});

test('a link to a turn of a private table opens and shows nothing to others', async () => {
  const { gameId, tokens } = await layOut({ game: '2-players-base', commands: 30 });
  const { rows } = (await loadHistory(gameId, 'newest')) ?? { rows: [] };
  const turn = present(newestTurn(rows));
  await db().game.update({ where: { id: gameId }, data: { watchers: 'players' } });
  const link = turnLink(gameId, turn);
  expect(await announced(link)).toEqual({ title: '', told: '', picture: undefined });
  const picture = `http://praga.test/games/${gameId}/at/${turn.end}/picture?from=${turn.from}`;
  expect((await pictureOf(picture)).status).toBe(404);
  const own = new Map([[seatCookieName(gameId), tokens[0] ?? '']]);
  expect((await announced(link, own)).picture).toBeDefined();
  expect((await pictureOf(picture, own)).status).toBe(200);
});
