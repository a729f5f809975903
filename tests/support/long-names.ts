/** A circle whose people, tables and competitions have the longest possible names, without spaces. */
import { askBrowserLink } from '@/lib/features/people/browsers';
import { MAX_NAME } from '@/lib/game/names/clean-name';
import { systemClock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { madeCircle, type MadeCircle } from './world';
import { begin, endGame, entered, goOn, shownTo, sitAll } from '../support/competitions';
import { FakeClock } from './clock';
import { layOut } from './lay-out';

const longest = (first: string) => `${first}${'wolkenbruchsdorfer'.repeat(3)}`.slice(0, MAX_NAME);
const PEOPLE = ['Anna', 'Bohumil', 'Cecilie', 'Dobromila'].map(longest);

export interface LongNames {
  readonly circle: string;
  readonly season: string;
  readonly cup: string;
  /** A table that waits for the host of the circle. */
  readonly table: string;
  /** The key that signs a device in as that host. */
  readonly device: string;
}

/** The circle, with a season and a cup under way and a table that waits for its host. */
export async function layOutLongNames(): Promise<LongNames> {
  const [me = '', ...others] = PEOPLE;
  const circle = await madeCircle(others, systemClock);
  const { circleId, host } = circle;
  await db().circle.update({ where: { id: circleId }, data: { name: longest('Thursday') } });
  await db().circleMember.updateMany({ where: { circleId, userId: host }, data: { name: me } });
  await db().circle.update({ where: { id: circleId }, data: { notice: longest('Notice').repeat(3) } });
  await db().user.update({ where: { id: host }, data: { name: me } });
  const people = [host, ...circle.others];
  const [season, cup] = [await begun(circle, 'season', people), await begun(circle, 'cup', people)];
  const { gameId } = await layOut({ game: '2-players-base', commands: 20, names: PEOPLE });
  await db().seat.updateMany({ where: { gameId }, data: { userId: host } });
  await db().game.update({ where: { id: gameId }, data: { name: longest('Table') } });
  return { circle: circleId, season, cup, table: gameId, device: await askBrowserLink(host) };
}

/** A competition of these people with one finished table. */
async function begun(circle: MadeCircle, form: 'season' | 'cup', people: readonly string[]): Promise<string> {
  const clock = new FakeClock(new Date().toISOString());
  const id = await entered(circle, people, clock, { name: longest(form), form, size: 2 });
  await begin(id, people, clock);
  await goOn(clock);
  const { fixtures } = await shownTo(id, circle.host, clock);
  const [over, ...open] = fixtures.flatMap(({ tableId }) => tableId ?? []);
  if (over === undefined) throw new Error('no table has begun');
  for (const tableId of open) await sitAll(tableId, clock);
  await endGame(over, [0, 1], clock);
  await goOn(clock);
  return id;
}
