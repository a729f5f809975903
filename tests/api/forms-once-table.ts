/**
 * Every form, posted to make something: its sender, its values, and the state needed before. A form that is
 * missing here is posted as in the matrix of who may do what.
 */
import { joinBox } from '@/lib/features/boxes/boxes';
import { foundCircle, joinCircle } from '@/lib/features/circles/circles';
import { makeCompetition } from '@/lib/features/competitions/competitions';
import { usualTerms } from '@/lib/features/competitions/terms';
import { keyOfDuel } from '@/lib/features/deals/deal';
import { ensureDeals } from '@/lib/features/deals/deals';
import { makeDuel } from '@/lib/features/deals/duel';
import { offerSeat } from '@/lib/features/leaving/offers';
import { askBrowserLink } from '@/lib/features/people/browsers';
import { askNewLink } from '@/lib/features/clocks/claims';
import { nameMentor } from '@/lib/features/seats/delegates/mentors';
import { loadMySeat } from '@/lib/features/seats/own-seat';
import { issueLink } from '@/lib/platform/auth/links';
import { seatCookieName } from '@/lib/platform/auth/seat-proof';
import { systemClock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { inputOf } from '../auth/matrix-inputs';
import type { Asker, Entry, Input, World } from '../auth/matrix-world';
import { madeBox } from '../boxes/made-box';
import { actOnMember } from '../circles/acts';
import { madeCircle, memberId } from '../support/world';
import { lineThroughTurn } from '../plans/lines';
import { goldenDocument } from '../support/documents';
import { UNTOUCHED_TABLE_FORM } from '../support/table-form';
import { emptyTable } from '../support/tables';

/** A post that makes something. */
interface MakingPost {
  readonly by: Asker;
  readonly form?: Readonly<Record<string, string>>;
  readonly file?: File;
  readonly params?: Input['params'];
}

type Prepare = (world: World) => MakingPost | Promise<MakingPost>;

const INVITE = 'action app/games/[gameId]/invite/actions.ts';
const SEATS = 'action app/games/[gameId]/seats/actions.ts';
const PROMPTS = 'action app/me/prompts/actions.ts';
const keyOf = ({ gameId, cookies }: World, asker: Asker) => ({
  token: cookies[asker][seatCookieName(gameId)] ?? '',
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const uuid = () => crypto.randomUUID();

async function over({ gameId }: World): Promise<void> {
  await db().game.update({ where: { id: gameId }, data: { status: 'finished' } });
}

async function hostId(world: World): Promise<string> {
  const { hostId: id } = await db().game.findUniqueOrThrow({ where: { id: world.gameId } });
  return id ?? '';
}

/** A circle whose host is the host of the table. */
async function ownCircle(world: World) {
  const userId = await hostId(world);
  const founding = { name: 'Friday', userId, myName: 'Anna', timeZone: 'Europe/Prague' };
  return { circleId: await foundCircle(founding), userId };
}

let imported = 0;

const OF_TABLES: Readonly<Record<string, Prepare>> = {
  'action app/(site)/actions.ts openTable': () => ({
    by: 'anonymous',
    form: { ...UNTOUCHED_TABLE_FORM, 'seat-0': 'Anna', 'seat-1': 'Bohumil' },
  }),
  'action app/(site)/actions.ts playNow': () => ({ by: 'anonymous' }),
  'action app/daily/actions.ts playDaily': async () => {
    await ensureDeals('daily');
    return { by: 'anonymous', form: { name: 'Anna' } };
  },
  'action app/weekly/actions.ts playWeekly': async () => {
    await ensureDeals(2);
    return { by: 'anonymous', form: { players: '2', name: 'Anna', pace: 'relaxed' } };
  },
  'action app/boxes/actions.ts makeBox': () => ({
    by: 'anonymous',
    form: { name: 'Our box', myName: 'Anna' },
  }),
  'action app/boxes/[boxId]/actions.ts actOnBox': async (world) => {
    const { boxId, token } = await madeBox();
    await joinBox({ token, userId: await hostId(world) });
    return { by: 'host', form: { boxId, act: 'leave' } };
  },
  'action app/circles/actions.ts foundNewCircle': () => ({
    by: 'anonymous',
    form: { name: 'Thursday', myName: 'Anna' },
  }),
  'action app/competitions/actions.ts makeHere': async (world) => {
    const { circleId } = await ownCircle(world);
    const choices = { form: 'season', name: 'Winter 1', size: '4', pace: 'daily', days: '7', atOnce: '2' };
    return { by: 'host', form: { circleId, ...choices } };
  },
  'action app/competitions/actions.ts actInCompetition': async (world) => {
    const { circleId, userId } = await ownCircle(world);
    const terms = usualTerms({ form: 'season', name: 'Winter', size: 4, pace: 'daily', days: 7, atOnce: 2 });
    const made = terms.ok ? await makeCompetition({ circleId, userId }, terms.value) : terms;
    const competitionId = made.ok ? made.value.id : '';
    return { by: 'host', form: { competitionId, act: 'call-off' } };
  },
  'action app/circles/[circleId]/actions.ts actHere': async (world) => {
    const { circleId, token } = await madeCircle([], systemClock);
    await joinCircle({ token, userId: await hostId(world), name: 'Bohumil' });
    return { by: 'host', form: { circleId, act: 'leave' } };
  },
  'action app/rated/actions.ts answerRated': async (world) => {
    const id = await hostId(world);
    const email = `${uuid()}@praga.test`;
    await db().user.update({ where: { id }, data: { email, emailVerified: new Date() } });
    return { by: 'host', form: { act: 'open', size: '2', pace: 'daily' } };
  },
  'action app/circles/[circleId]/channel/actions.ts setChannel': async (world) => {
    const { circleId, host, token } = await madeCircle([], systemClock);
    const userId = await hostId(world);
    await joinCircle({ token, userId, name: 'Bohumil' });
    const member = await memberId(circleId, userId, systemClock);
    await actOnMember({ circleId, userId: host }, 'make-steward', member);
    return { by: 'host', form: { circleId, act: 'add', form: 'ntfy', url: 'https://example.com/thursday' } };
  },
  'action app/duels/actions.ts newDuel': () => ({
    by: 'anonymous',
    form: { places: '2', days: '7', seats: '2' },
  }),
  'action app/duels/actions.ts takeDuelPlace': async () => {
    const { id } = await makeDuel({ places: 2, seats: 2, days: 7 });
    return { by: 'anonymous', form: { duel: keyOfDuel(id) ?? '', name: 'Anna' } };
  },
  'action app/learn/actions.ts startLesson': () => ({ by: 'anonymous', form: { chapter: '1' } }),
  'action app/learn/actions.ts startPractice': () => ({ by: 'anonymous' }),
  'action app/join/actions.ts joinByLink': async () => ({
    by: 'anonymous',
    form: { token: (await emptyTable({ seats: [{}, {}] })).joinLink?.token ?? '', name: 'Somebody' },
  }),
  'POST app/games/[gameId]/rematch/route.ts': async (world) => {
    await over(world);
    return { by: 'own', form: {} };
  },
  'POST app/games/[gameId]/deal/route.ts': async (world) => {
    await over(world);
    return { by: 'own', form: {} };
  },
  'POST app/games/[gameId]/plan/[act]/route.ts': async (world) => {
    const table = {
      gameId: world.gameId,
      seats: world.tokens.map((token, seat) => ({ seat, name: '', link: '', token })),
    };
    const { base, key, steps } = await lineThroughTurn(table, 0);
    const form = { base: String(base), key, steps: JSON.stringify(steps) };
    return { by: 'own', params: { act: 'keep' }, form };
  },
  'POST app/games/[gameId]/talk/[act]/route.ts': () => ({
    by: 'own',
    params: { act: 'say' },
    form: { id: uuid(), text: 'Hello' },
  }),
  'POST app/circles/[circleId]/talk/[act]/route.ts': async (world) => ({
    by: 'host',
    params: { act: 'say', circleId: (await ownCircle(world)).circleId },
    form: { id: uuid(), text: 'Hello' },
  }),
  'POST app/import/file/route.ts': () => {
    const text = JSON.stringify(goldenDocument('solo-simple'));
    // Brought in as one thing and as the other, so none of the two worlds has it already.
    imported += 1;
    const as = imported % 2 === 1 ? 'finished' : 'study';
    return { by: 'anonymous', form: { as }, file: new File([text], 'game.json') };
  },
};

const OF_SEATS: Readonly<Record<string, Prepare>> = {
  'action app/games/[gameId]/at/[seq]/problem/actions.ts sendProblem': ({ gameId }) => ({
    by: 'own',
    form: { gameId, seq: '1', text: 'This tile should be mine.' },
  }),
  [`${INVITE} renewLink`]: ({ gameId }) => ({ by: 'host', form: { gameId, seat: '2' } }),
  [`${INVITE} renewJoinLink`]: ({ gameId }) => ({ by: 'host', form: { gameId } }),
  [`${SEATS} renewMine`]: ({ gameId }) => ({ by: 'own', form: { gameId } }),
  [`${SEATS} endOne`]: async (world) => {
    const { gameId } = world;
    const mine = await loadMySeat(gameId, keyOf(world, 'own'));
    return { by: 'own', form: { gameId, id: mine?.browsers[0]?.id ?? '' } };
  },
  [`${SEATS} setAddress`]: ({ gameId }) => ({ by: 'own', form: { gameId, email: 'own@praga.test' } }),
  [`${SEATS} askLink`]: ({ gameId }) => ({ by: 'other', form: { gameId, seat: '0' } }),
  [`${SEATS} makeLink`]: async (world) => {
    const { gameId } = world;
    const twoDaysAgo = { now: () => new Date(Date.now() - 2 * 86_400_000) };
    await askNewLink({ gameId, seat: 0, who: keyOf(world, 'other') }, twoDaysAgo);
    // No player has a channel for notifications.
    await db().outbox.deleteMany({ where: { gameId } });
    return { by: 'other', form: { gameId, seat: '0' } };
  },
  'action app/games/[gameId]/help/actions.ts letPlay': async ({ gameId }) => {
    await db().game.update({ where: { id: gameId }, data: { joinPolicy: 'link' } });
    return { by: 'own', form: { gameId, name: 'Zuzana', power: 'turns', until: 'd3' } };
  },
  'action app/games/[gameId]/mentor/actions.ts askMentor': async ({ gameId }) => {
    await db().game.update({ where: { id: gameId }, data: { joinPolicy: 'link' } });
    return { by: 'own', form: { gameId, name: 'Zuzana' } };
  },
  'action app/seat/[token]/actions.ts beMentor': async (world) => {
    const { gameId } = world;
    await db().game.update({ where: { id: gameId }, data: { joinPolicy: 'link' } });
    const named = await nameMentor(gameId, keyOf(world, 'own'), 'Zuzana');
    return { by: 'anonymous', form: { token: named.ok ? named.value.token : '' } };
  },
  'action app/games/[gameId]/requests/actions.ts doIt': ({ gameId }) => ({
    by: 'own',
    form: { gameId, seat: '0' },
  }),
  'action app/seat/[token]/actions.ts takeSeat': ({ tokens }) => ({
    by: 'anonymous',
    form: { token: tokens[2] ?? '', name: 'Cecilie' },
  }),
  'action app/seat/[token]/actions.ts takeOffered': async (world) => {
    const offered = await offerSeat({ gameId: world.gameId, seat: 0, who: keyOf(world, 'own') });
    return { by: 'anonymous', form: { token: offered.ok ? offered.value.token : '', name: 'Somebody' } };
  },
};

const OF_PEOPLE: Readonly<Record<string, Prepare>> = {
  'action app/device/[token]/actions.ts carryOver': async (world) => ({
    by: 'anonymous',
    form: { token: await askBrowserLink(await hostId(world)) },
  }),
  'action app/me/devices/actions.ts makeBrowserLink': () => ({ by: 'host' }),
  'action app/me/holidays/actions.ts takeMyHoliday': () => ({
    by: 'host',
    form: { first: inDays(20), last: inDays(22) },
  }),
  [`${PROMPTS} addHookChannel`]: () => ({
    by: 'host',
    form: { form: 'json', url: 'https://93.184.216.34/hook', label: 'Mine' },
  }),
  [`${PROMPTS} addMailChannel`]: () => ({ by: 'host', form: { address: `${uuid()}@praga.test` } }),
  [`${PROMPTS} changeOneChannel`]: async (world) => {
    const id = uuid();
    const of = { userId: await hostId(world), kind: 'mail', target: { address: 'host@praga.test' } };
    await db().channel.create({
      data: { id, ...of, wants: [], createdAt: new Date(), provedAt: new Date(), label: '' },
    });
    return { by: 'host', form: { id, step: 'test' } };
  },
  'action app/me/tokens/actions.ts makeToken': () => ({
    by: 'host',
    form: { name: 'A bot', scope: 'read', days: '30' },
  }),
  'action app/sign-in/actions.ts askForLink': () => ({
    by: 'anonymous',
    form: { email: `${uuid()}@praga.test` },
  }),
  'action app/sign-in/actions.ts confirmLink': async () => ({
    by: 'anonymous',
    form: { token: await issueLink({ kind: 'mail', of: `${uuid()}@praga.test` }, new Date()) },
  }),
  'action app/operator/actions.ts announceMaintenance': () => ({
    by: 'admin',
    // So late that the tests after it are done.
    form: { in: '20000', for: '10', text: 'Soon' },
  }),
  'action app/operator/actions.ts publishIncident': () => ({
    by: 'admin',
    form: { headline: 'Slow', words: 'We look into it' },
  }),
  'action app/operator/actions.ts resendOf': ({ gameId }) => ({ by: 'admin', form: { gameId } }),
};

export const MAKING: Readonly<Record<string, Prepare>> = { ...OF_TABLES, ...OF_SEATS, ...OF_PEOPLE };

/** The sender and the input of a form that is posted to make something. */
export async function postOf(
  { key, file }: Entry,
  world: World,
): Promise<{ readonly by: Asker; readonly input: Input }> {
  const making: Partial<MakingPost> = (await MAKING[key]?.(world)) ?? {};
  const { by = 'own', ...made } = making;
  const matrix = inputOf(key, file, world);
  return { by, input: { ...matrix, ...made, params: { ...matrix.params, ...made.params } } };
}
