/** Every stream ends soon after its reader has lost the right to it. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { GET as pagesStream } from '@/app/games/stream/route';
import { setBan } from '@/lib/features/operator/desk';
import { accessTokensOf, revokeAccessToken } from '@/lib/features/people/access-tokens';
import { endBrowserSession, endOtherBrowsers, signedInBrowsers } from '@/lib/features/people/browsers';
import { deleteAccount } from '@/lib/features/people/profile';
import { makeDelegate, revokeDelegate } from '@/lib/features/seats/delegates/delegates';
import { renewOwnLink } from '@/lib/features/seats/own-seat';
import { seatCookieName } from '@/lib/platform/auth/seat-proof';
import { systemClock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { closeStreams, openStreams, streams } from '@/lib/platform/live/channel';
import { hub } from '@/lib/platform/live/hub';
import { browserOf, guest, madeCircle, programOf } from '../support/world';
import { projectFiles, readText } from '../docs/project-files';
import { call } from '../support/api';
import { ofEachKind } from '../support/full';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { setSeat } from '../support/set-seat';
import { seatedTable, sitAs } from '../support/tables';

await useService();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  await closeStreams();
  vi.useRealTimers();
});
afterAll(() => hub().close());

type Headings = Record<string, string>;

/** Opens a stream; returns whether it has ended, and its events. */
async function opened(response: Response) {
  expect(response.status).toBe(200);
  const heard = { text: '', isOver: false };
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      heard.text += part.value;
    heard.isOver = true;
  };
  void read();
  return heard;
}

/** The streams of the service, each as it is opened with these headers. */
const STREAMS = {
  'GET /api/games/{id}/stream': (headers: Headings, id: string) =>
    call({ path: `/api/games/${id}/stream?rows=1&here=1`, headers }),
  'GET /api/me/stream': (headers: Headings) => call({ path: '/api/me/stream', headers }),
  'GET /games/stream': (headers: Headings, id: string) =>
    pagesStream(new Request(`http://praga.test/games/stream?t=${id},1,`, { headers })),
};
type Stream = keyof typeof STREAMS;
const [OF_TABLE, OF_PERSON, OF_PAGES]: readonly [Stream, Stream, Stream] = [
  'GET /api/games/{id}/stream',
  'GET /api/me/stream',
  'GET /games/stream',
];

const withToken = (token: string) => ({ authorization: `Bearer ${token}` });

/** Anna at a table: with a session, a token of her account, the bare link of her seat, and a delegate's. */
async function annaAtTable() {
  const made = await seatedTable(2, { emails: false });
  const { gameId } = made;
  const link = made.seats[0]?.token ?? '';
  const userId = await guest('Anna');
  await sitAs({ token: link, userId });
  const session = await browserOf(userId, 'Firefox');
  const program = withToken(await programOf(userId));
  const until = new Date(Date.now() + 86_400_000);
  const wish = { name: 'Zuzana', power: 'turns', until } as const;
  const { id: delegate, token: lentToken } = valueOf(await makeDelegate(gameId, { userId }, wish));
  const asCookie = (token: string) => ({ cookie: `${seatCookieName(gameId)}=${token}` });
  return {
    gameId,
    userId,
    delegate,
    link: { link: withToken(link), cookie: asCookie(link) },
    session,
    program,
    lent: { link: withToken(lentToken), cookie: asCookie(lentToken) },
  };
}
type World = Awaited<ReturnType<typeof annaAtTable>>;

interface Loss {
  readonly stream: Stream;
  readonly as: (world: World) => Headings | Promise<Headings>;
  readonly happens: (world: World) => Promise<unknown>;
}

const signOut = async ({ userId }: World) => {
  const [browser] = await signedInBrowsers(userId);
  await endBrowserSession(userId, browser?.id ?? '');
};
const signOutElsewhere = ({ userId }: World) => endOtherBrowsers(userId, undefined);
const revoke = async ({ userId }: World) => {
  const [token] = await accessTokensOf(userId);
  await revokeAccessToken(userId, token?.id ?? '');
};
const expire = ({ userId }: World) =>
  db().accessToken.updateMany({ where: { userId }, data: { expiresAt: new Date(Date.now() - 1000) } });
const ban = ({ userId }: World) => setBan('command line', { userId, isBanned: true });
const leave = ({ userId }: World) => deleteAccount(userId);
const replaced = ({ gameId }: World) =>
  setSeat(gameId, 0, { userId: null, tenure: { increment: 1 }, seatedAt: null });
const renewLink = async ({ gameId, userId }: World) =>
  expect(await renewOwnLink(gameId, { userId })).toMatchObject({ ok: true });
const revokeLent = ({ gameId, userId, delegate }: World) => revokeDelegate(gameId, { userId }, delegate);
const endLent = ({ gameId }: World) =>
  db().seatDelegate.updateMany({ where: { gameId }, data: { until: new Date(Date.now() - 1000) } });
const close = ({ gameId }: World) =>
  db().game.update({ where: { id: gameId }, data: { watchers: 'players' } });

/** A member of the circle of a table that only its circle can watch. */
async function memberOfCircle({ gameId }: World): Promise<Headings> {
  const { circleId, others } = await madeCircle(['Dana'], systemClock);
  await db().game.update({ where: { id: gameId }, data: { watchers: 'circle', circleId } });
  return browserOf(others[0] ?? '', 'Firefox');
}
const leaveCircle = ({ gameId }: World) =>
  db().circleMember.updateMany({
    where: { circle: { games: { some: { id: gameId } } }, name: 'Dana' },
    data: { state: 'left' },
  });

const session = ({ session: headers }: World) => headers;
const program = ({ program: headers }: World) => headers;
const watcher = () => ({});

const ALL = [OF_TABLE, OF_PERSON, OF_PAGES];
const OF_TABLES = [OF_TABLE, OF_PAGES];
const each = (streams: readonly Stream[], as: Loss['as'], happens: Loss['happens']): Loss[] =>
  streams.map((stream) => ({ stream, as, happens }));
const linkOrCookie = (of: 'link' | 'lent', happens: Loss['happens']): Loss[] => [
  { stream: OF_TABLE, as: (world) => world[of].link, happens },
  { stream: OF_PAGES, as: (world) => world[of].cookie, happens },
];

const LOSSES: Readonly<Record<string, readonly Loss[]>> = {
  'a device that is signed out': each(ALL, session, signOut),
  'all devices that are signed out': each(ALL, session, signOutElsewhere),
  'a token that is revoked': each([OF_TABLE, OF_PERSON], program, revoke),
  'a token that has expired': each([OF_TABLE, OF_PERSON], program, expire),
  'a person who is banned, in a browser': each(ALL, session, ban),
  'a person who is banned, by a token': each([OF_TABLE, OF_PERSON], program, ban),
  'an account that is deleted': each(ALL, session, leave),
  'a seat that has another holder': each(OF_TABLES, session, replaced),
  'a link that is renewed': linkOrCookie('link', renewLink),
  'a delegate who is revoked': linkOrCookie('lent', revokeLent),
  'a delegate whose time is over': linkOrCookie('lent', endLent),
  'a member who leaves the circle of a table': each(OF_TABLES, memberOfCircle, leaveCircle),
  'a table that is closed to watchers': each(OF_TABLES, watcher, close),
};

const CASES = Object.entries(LOSSES).flatMap(([what, losses]) => losses.map((loss) => ({ what, ...loss })));

/** Lets time pass, until the looks that it brings are over. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.waitUntil(() => streams().reads.size === 0);
}
const LOOK = 15_000;

const { rows, how } = ofEachKind('streams end', CASES, {
  key: ({ what, stream }) => `${what} ${stream}`,
  kinds: ({ what, stream }) => [what, stream],
});

test.each(rows)(`$stream ends at the next look after $what (${how})`, async ({ stream, as, happens }) => {
  const world = await annaAtTable();
  const heard = await opened(await STREAMS[stream](await as(world), world.gameId));
  await pass(LOOK);
  expect(heard.isOver).toBe(false);
  await happens(world);
  await pass(LOOK);
  expect([heard.isOver, openStreams()]).toEqual([true, 0]);
});

test('while the database is unreachable nothing is proved, and the stream stays', async () => {
  const { gameId, session: headers } = await annaAtTable();
  const heard = await opened(await STREAMS[OF_TABLE](headers, gameId));
  const away = vi.spyOn(db().user, 'findUnique').mockRejectedValue(new Error('away'));
  await pass(LOOK);
  expect(away).toHaveBeenCalled();
  away.mockRestore();
  await pass(LOOK);
  expect(heard.isOver).toBe(false);
});

test('a person who lost their seat gets no more news of a private table', async () => {
  const world = await annaAtTable();
  const heard = await opened(await STREAMS[OF_PERSON](world.session));
  await vi.waitUntil(() => heard.text.includes('event: table'));
  await replaced(world);
  await close(world);
  await pass(LOOK);
  const before = heard.text;
  await db().game.update({ where: { id: world.gameId }, data: { name: 'Said behind closed doors' } });
  await pass(LOOK);
  expect(heard.text.slice(before.length)).not.toContain(world.gameId);
});

test('every stream of the service is here', () => {
  const described = CONTRACTS.filter(({ media }) => media === 'text/event-stream');
  const ofPages = projectFiles(/^app\/.*route\.ts$/).filter((file) =>
    readText(file).includes('streamOfPages('),
  );
  expect(Object.keys(STREAMS).toSorted()).toEqual(
    [
      ...described.map(({ method, path }) => `${method} ${path}`),
      ...ofPages.map((file) => `GET ${file.slice('app'.length, -'/route.ts'.length)}`),
    ].toSorted(),
  );
  const senders = projectFiles(/^(app|lib)\/.*\.ts$/).filter((file) =>
    /'text\/event-stream; /.test(readText(file)),
  );
  expect(senders).toEqual(['lib/platform/live/stream.ts']);
});
