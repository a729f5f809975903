/** A table, circles, boxes and two people with rows in every list of the API. */
import crypto from 'node:crypto';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { keyOfDuel } from '@/lib/features/deals/deal';
import { makeDuel } from '@/lib/features/deals/duel';
import { db } from '@/lib/platform/db/db';
import { CHEAP, WALL } from '../boxes/made-box';
import { callJson } from '../support/api';
import { FakeClock, hoursAfter } from '../support/clock';
import { begin, endGame, entered, goOn, openIn, shownTo } from '../support/competitions';
import { playOut, seatedTable } from '../support/tables';
import { tableOfRequests } from '../support/every-request';
import { browserOf, guest, madeCircle, playerKeyOf, programOf } from '../support/world';

type Params = Readonly<Record<string, string>>;
const uuid = () => crypto.randomUUID();

/** Calls operations as the person of a token. */
const as =
  (token: string | undefined) =>
  async (id: string, params: Params = {}, json?: object) => {
    const contract = CONTRACTS.find((each) => each.id === id);
    if (!contract) throw new Error(`no operation ${id}`);
    const path = contract.path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '');
    const { status, body } = await callJson({ method: contract.method, path, token, json });
    if (status >= 400) throw new Error(`${id}: ${JSON.stringify(body)}`);
    return body;
  };
type Act = ReturnType<typeof as>;

interface Two {
  readonly anna: string;
  readonly byAnna: Act;
  readonly byBohumil: Act;
}

/** Messages, notes, lines and plans at a table. */
async function writeAt(id: string, { anna, byAnna, byBohumil }: Two): Promise<void> {
  for (const by of [byAnna, byBohumil, byAnna]) {
    await by('say', { id }, { id: uuid(), text: 'Hello' });
    await by('keepNote', { id }, { id: uuid(), text: 'Watch the mines' });
    await by('keepNote', { id }, { id: uuid(), text: 'I lead', sealed: true });
    await by('keepLine', { id }, { base: 1, key: 'ab'.repeat(32), steps: [], name: 'Mines' });
  }
  const keptAt = new Date();
  const plan = { steps: [], guards: [], stopsBeforeReveal: true };
  const { heldFrom } = await db().seat.findFirstOrThrow({ where: { gameId: id, seat: 0 } });
  for (const place of [1, 2, null, null])
    await db().plan.create({
      data: {
        ...{
          id: uuid(),
          gameId: id,
          seat: 0,
          userId: anna,
          heldFrom,
          place,
          baseSeq: 1,
          afterTurn: 0,
          plan,
          keptAt,
        },
        ...(place ? {} : { report: { ending: 'stale', played: 0 } }),
      },
    });
}

/** A circle with two of everything that it lists: a season that runs, one in its sign-up, results. */
async function circleOf() {
  const clock = new FakeClock(hoursAfter(new Date(), -60).toISOString());
  const circle = await madeCircle(['Bohumil', 'Cyril', 'Dora'], clock);
  const { circleId: id, host, others } = circle;
  const people = [host, ...others];
  const season = await entered(circle, people, clock, { form: 'series', size: 2, atOnce: 2 });
  await begin(season, people, clock);
  await goOn(clock);
  const [first, second] = openIn(await shownTo(season, host, clock));
  for (const each of [first, second]) if (each?.tableId) await endGame(each.tableId, [0, 1], clock);
  await goOn(clock);
  await entered(circle, people.slice(0, 2), new FakeClock(new Date().toISOString()), { name: 'Spring' });
  const [byHost, byOther] = [as(await programOf(host)), as(await programOf(others[0] ?? ''))];
  await madeCircle([], clock);
  await byHost('foundCircle', {}, { name: 'Monday', myName: 'Anna' });
  await byHost('foundCircle', {}, { name: 'Friday', myName: 'Anna' });
  for (const text of ['Hello', 'We meet at eight.']) {
    await byHost('sayInCircle', { id }, { id: uuid(), text });
    const url = `https://ntfy.sh/${text.slice(0, 2)}`;
    await byHost('addCircleHook', { id }, { form: 'ntfy', url, label: text });
    await byHost('addChannel', {}, { form: 'ntfy', url, label: text });
    const startsBy = hoursAfter(new Date(), 48).toISOString();
    await byOther('openGathering', {}, { circleId: id, size: 3, least: 2, most: 3, startsBy });
    const past = await seatedTable(2, { emails: false });
    for (const [seat, userId] of people.slice(0, 2).entries())
      await db().seat.updateMany({ where: { gameId: past.gameId, seat }, data: { userId } });
    await playOut(past.gameId, { finishedAt: new Date(), watchers: 'link' });
  }
  const days = [24, 240].map((hours) => hoursAfter(new Date(), hours).toISOString().slice(0, 10));
  for (const day of days) await byHost('takeHoliday', {}, { first: day, last: day });
  const { gatherings } = await byHost('listGatherings');
  return { id, season, host, byHost, gathering: String(gatherings[0].id) };
}

/** Boxes of two people, with values, a choice and two revisions. */
async function boxesOf(byHost: Act, byOther: Act): Promise<string> {
  const { id } = await byHost('makeBox', {}, { name: 'Prague' });
  for (const gold of [1, 2]) {
    await byHost('enterBoxValue', { id, component: WALL }, { value: { cost: { gold, stone: 0 } } });
    await byHost('finishBoxRevision', { id });
  }
  await byHost('makeBox', {}, { name: 'Brno' });
  for (const name of ['Kutná Hora', 'Plzeň']) {
    const other = await byOther('makeBox', {}, { name });
    await byOther('enterBoxValue', { id: other.id, component: WALL }, { value: CHEAP });
    await byOther('finishBoxRevision', { id: other.id });
    await db().box.update({ where: { id: other.id }, data: { share: 'listed' } });
  }
  return String(id);
}

/** Deals that two people have finished, and tables that anybody may join. */
async function openThings(host: string, byHost: Act, byOther: Act): Promise<string> {
  const key = keyOfDuel((await makeDuel({ places: 4, days: 7 })).id) ?? '';
  for (const by of [byHost, byOther]) {
    await by('createTable', {}, { name: 'Open', seats: [{ name: 'Anna' }, {}], door: 'open' });
    for (const { game } of [
      await by('playDaily', {}, { name: 'Anna' }),
      await by('playDuel', { key }, { name: 'Anna' }),
    ])
      await playOut(game.id, { finishedAt: new Date() });
  }
  for (const userId of [host, await guest('Emil')]) {
    await db().user.update({ where: { id: userId }, data: { ratings: 'listed' } });
    await browserOf(userId, 'Firefox');
    const rating = { scope: 'open', playerKey: await playerKeyOf(userId), mu: 1500, sigma: 60 };
    const met = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    await db().rating.create({ data: { ...rating, games: 20, met, lastAt: new Date() } });
  }
  return key;
}

/** The world, and the request of each list in it. */
export async function listedWorld() {
  const { gameId, anna, bohumil, token } = await tableOfRequests();
  await writeAt(gameId, {
    anna: anna.userId,
    byAnna: as(token),
    byBohumil: as(await programOf(bohumil.userId)),
  });
  const { id, season, host, byHost, gathering } = await circleOf();
  const byOther = as(await programOf(await guest('Zdena')));
  const box = await boxesOf(byHost, byOther);
  const key = await openThings(host, byHost, byOther);
  const ids: Params = { games: gameId, circles: id, competitions: season, gatherings: gathering, boxes: box };
  const program = await programOf(host);
  return {
    requestOf: (path: string) => ({
      token: path.startsWith('/api/games/') ? token : program,
      path: path
        .replace(/\/(\w+)\/\{id\}/, (_all, of: string) => `/${of}/${ids[of] ?? ''}`)
        .replace('{key}', key)
        .replace('{scope}', 'open')
        .replace(/^\/api\/competitions$/, `$&?circleId=${id}`),
    }),
  };
}
