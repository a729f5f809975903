/** The week of a circle beyond its games: who came and went, whose place moved, and the next competitions. */
import 'server-only';
import type { PeopleByKey } from '@/lib/features/circles/circle';
import { loadEntryRows } from '@/lib/features/circles/circles-store';
import { competitionsIn } from '@/lib/features/competitions/competition-store';
import type { StoredResult } from '@/lib/features/results/result';
import { yearOfCircle } from '@/lib/features/results/results-store';
import { yearIn, yearSumsOf } from '@/lib/features/results/years';
import { circleStandingOf, type CircleScore } from '@/lib/game/competing/circle-standing';
import type { Wording } from '@/lib/game/wording/wording';
import { env } from '@/lib/platform/env';

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

/** The lines about people whose place in the standing of the year moved by these results. */
export async function movedLines(
  { t }: Pick<Wording, 't'>,
  circle: { readonly id: string; readonly timeZone: string },
  results: readonly StoredResult[],
  { until, nameOf }: Pick<CircleWeek, 'until'> & { readonly nameOf: (key: string) => string },
): Promise<readonly string[]> {
  const year = yearIn(circle.timeZone, until);
  const sums = (await yearOfCircle(circle.id, year)).map((sum) => ({ ...sum, key: sum.playerKey }));
  const week = yearSumsOf(results, circle.timeZone).filter((sum) => sum.year === year);
  const before = sums.flatMap((sum) =>
    without(
      sum,
      week.find(({ playerKey }) => playerKey === sum.key),
    ),
  );
  const places = new Map(circleStandingOf(before).map(({ key, place }) => [key, place]));
  return circleStandingOf(sums).flatMap(({ key, place }) => {
    const from = places.get(key);
    const name = nameOf(key);
    if (from === undefined) return [t('news.letter.entered', { name, place })];
    return from === place ? [] : [t('news.letter.moved', { name, from, place })];
  });
}

/** A score without the results of a week; none if it has no others. */
function without(score: CircleScore, week: Omit<CircleScore, 'key'> | undefined): readonly CircleScore[] {
  if (!week) return [score];
  const games = score.games - week.games;
  const [wins, tablePoints] = [score.wins - week.wins, score.tablePoints - week.tablePoints];
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
