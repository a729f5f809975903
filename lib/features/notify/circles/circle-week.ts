/** The week of a circle beyond its games: who came and went, whose place moved, and the next competitions. */
import 'server-only';
import type { PeopleByKey } from '@/lib/features/circles/circle';
import { loadEntryRows } from '@/lib/features/circles/circles-store';
import { competitionsIn } from '@/lib/features/competitions/competition-store';
import { resultsSince, yearOfCircle } from '@/lib/features/results/results-store';
import { yearIn, yearSumsOf } from '@/lib/features/results/years';
import { circleStandingOf, type CircleScore } from '@/lib/game/competing/circle-standing';
import type { Wording } from '@/lib/game/wording/wording';
import { env } from '@/lib/platform/env';
import type { Section } from '@/lib/platform/outbox/worded-message';

const CAME: readonly string[] = ['joined', 'approved'];
const WENT: readonly string[] = ['left', 'removed'];

interface CircleWeek {
  readonly from: Date;
  readonly until: Date;
}

/** The lines about members who joined and left in a week. */
export async function peopleLines(
  { t, list }: Wording,
  circleId: string,
  people: PeopleByKey,
  { from, until }: CircleWeek,
): Promise<readonly string[]> {
  const entries = (await loadEntryRows(circleId)).filter(({ at }) => at >= from && at < until).reverse();
  const nameOf = new Map([...people.values()].map(({ id, name }) => [id, name]));
  const line = (key: 'joined' | 'left', kinds: readonly string[]) => {
    const ids = entries.flatMap(({ kind, memberId }) => (memberId && kinds.includes(kind) ? memberId : []));
    const names = [...new Set(ids)].map((id) => nameOf.get(id) || t('circles.someone'));
    return names.length > 0 ? [t(`news.letter.${key}`, { names: list(names) })] : [];
  };
  return [...line('joined', CAME), ...line('left', WENT)];
}

interface StandingOf extends CircleWeek {
  readonly circle: { readonly id: string; readonly timeZone: string };
  /** The keys of current members: others do not move. */
  readonly members: ReadonlySet<string>;
  readonly nameOf: (key: string) => string;
  readonly timeOf: (at: Date) => string;
}

/**
 * The places in the standing of the year that moved within a week. They are compared with the standing at the
 * start of the week, which the title names; without one, nobody has moved.
 */
export async function standingSection(
  { t }: Pick<Wording, 't'>,
  { circle, members, from, until, nameOf, timeOf }: StandingOf,
): Promise<Section> {
  const year = yearIn(circle.timeZone, until);
  const sums = (await yearOfCircle(circle.id, year)).map((sum) => ({ ...sum, key: sum.playerKey }));
  const since = await resultsSince(circle.id, from);
  const placesWithout = (results: typeof since) => {
    const later = yearSumsOf(results, circle.timeZone).filter((sum) => sum.year === year);
    const laterOf = (key: string) => later.find(({ playerKey }) => playerKey === key);
    return circleStandingOf(sums.flatMap((sum) => without(sum, laterOf(sum.key))));
  };
  const before = new Map(placesWithout(since).map(({ key, place }) => [key, place]));
  const after = placesWithout(since.filter(({ finishedAt }) => finishedAt >= until));
  const lines = after.flatMap(({ key, place }) => {
    const was = before.get(key);
    if (!members.has(key) || was === place) return [];
    const facts = { name: nameOf(key), place };
    return [
      was === undefined ? t('news.letter.entered', facts) : t('news.letter.moved', { ...facts, from: was }),
    ];
  });
  const title =
    before.size > 0 ? t('news.letter.standingSince', { time: timeOf(from) }) : t('news.letter.standing');
  return { title, lines };
}

/** A score without later results; none if it has no others. */
function without(score: CircleScore, later: Omit<CircleScore, 'key'> | undefined): readonly CircleScore[] {
  if (!later) return [score];
  const games = score.games - later.games;
  const [wins, tablePoints] = [score.wins - later.wins, score.tablePoints - later.tablePoints];
  return games > 0 ? [{ ...score, games, wins, tablePoints }] : [];
}

/** The lines about competitions that begin after a week. */
export async function nextLines(
  { t }: Pick<Wording, 't'>,
  circleId: string,
  { until, timeOf }: Pick<CircleWeek, 'until'> & { readonly timeOf: (at: Date) => string },
): Promise<readonly string[]> {
  const competitions = await competitionsIn(circleId);
  return competitions.flatMap(({ id, name, state, signUpUntil, checkInUntil }) => {
    const key = state === 'sign-up' || state === 'check-in' ? state : undefined;
    const at = state === 'check-in' ? checkInUntil : signUpUntil;
    if (!key || !at || at < until) return [];
    return [
      `${t(`news.letter.next.${key}`, { name, time: timeOf(at) })} · ${env().APP_URL}/competitions/${id}`,
    ];
  });
}
