import 'server-only';
import { callPeople } from '@/lib/features/circles/circle';
import { runningTables, peopleByKey, type RunningTable } from '@/lib/features/circles/circle-table-store';
import type { Gathering } from '@/lib/features/circles/gatherings/gathering';
import { gatheringsIn } from '@/lib/features/circles/gatherings/gathering-store';
import type { CircleDelivery } from '@/lib/features/notify/circles/circle-message';
import { nextLines, peopleLines, standingSection } from '@/lib/features/notify/circles/circle-week';
import { memberKeys, memberNames } from '@/lib/features/notify/circles/circle-words-store';
import { localTime } from '@/lib/features/notify/times';
import { hasPlaces, type StoredResult } from '@/lib/features/results/result';
import { resultsOfCircle } from '@/lib/features/results/results-store';
import { yearRecordOf } from '@/lib/features/results/year-record';
import { tableLink } from '@/lib/features/table/new-table/create-table';
import { resultOrDecisionWords } from '@/lib/game/wording/game-ending';
import { describePoints } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import { letterWeekFrom } from '@/lib/platform/outbox/circle-outbox';
import type { Core, Section } from '@/lib/platform/outbox/worded-message';

/** Maximum results in a letter: more than a circle finishes in a week. */
const MAX_RESULTS = 50;

interface Letter {
  readonly words: Wording;
  readonly timeZone: string;
  /** The name of a player by the key of their results. */
  readonly nameOf: (playerKey: string | undefined) => string;
}

/** The week of a circle: results, places that moved, open tables, people, and the next games. */
export async function letterCore(
  words: Wording,
  { circle, newsAt, reader }: CircleDelivery,
  now: Date,
): Promise<Core> {
  const { t } = words;
  const week = { from: letterWeekFrom(circle.timeZone, newsAt), until: newsAt };
  const [results, people, tables, gatherings, members, keys] = await Promise.all([
    resultsOfCircle(circle.id, { most: MAX_RESULTS, ...week }),
    peopleByKey(circle.id),
    runningTables(circle.id),
    gatheringsIn(circle.id, now),
    memberNames(circle.id, now),
    memberKeys(circle.id, now),
  ]);
  const called = callPeople(people, words);
  const nameOf = (key: string | undefined) => called(key ?? '');
  const letter = { words, timeZone: reader?.timeZone ?? circle.timeZone, nameOf };
  const calls = gatherings.filter(({ state, startsBy }) => state === 'open' && startsBy > now);
  const timeOf = (at: Date) => localTime(words, at, letter.timeZone);
  const [standing, comeAndGone, next] = await Promise.all([
    standingSection(words, { circle, members: keys, ...week, nameOf, timeOf }),
    peopleLines(words, circle.id, people, week),
    nextLines(words, circle.id, { until: newsAt, timeOf }),
  ]);
  return {
    subject: t('news.letter.subject', { circle: circle.name }),
    lead: t('news.letter.lead', { n: results.filter(hasPlaces).length }),
    sections: [
      sectionOf(
        t('news.letter.results'),
        results.map((result) => resultLine(letter, result)),
      ),
      sectionOf(standing.title, standing.lines),
      sectionOf(
        t('news.letter.turns'),
        tables.flatMap((table) => turnLine(letter, table)),
      ),
      sectionOf(t('news.letter.best'), bestLine(letter, results)),
      sectionOf(t('news.letter.people'), comeAndGone),
      sectionOf(t('news.letter.next.title'), [
        ...calls.map((call) => callLine(letter, call, members)),
        ...next,
      ]),
    ].flat(),
  };
}

const sectionOf = (title: string, lines: readonly string[]): readonly Section[] =>
  lines.length > 0 ? [{ title, lines }] : [];

/** A computer and an unknown player have no place. */
function resultLine(
  { words, nameOf }: Letter,
  { gameId, name: table, ending: how, decided, seats }: StoredResult,
) {
  const placed = seats.flatMap(({ place, playerKey, points }) =>
    place === undefined ? [] : [{ place, playerKey, points }],
  );
  const places = placed
    .sort((a, b) => a.place - b.place)
    .map(({ place, playerKey, points }) =>
      words.t('news.letter.place', { place, name: nameOf(playerKey), points }),
    );
  const line =
    places.length === 0 ? table : words.t('news.letter.result', { table, places: places.join(', ') });
  const people = seats.map((seat) => ({ ...seat, name: nameOf(seat.playerKey) }));
  const ended = resultOrDecisionWords(words, { how, people, decided, seats: people });
  return [line, ended, tableLink(gameId)].filter(Boolean).join(' · ');
}

function turnLine({ words, timeZone }: Letter, { gameId, name: table, waiting, since, seats }: RunningTable) {
  const names = seats.flatMap(({ seat, name }) => (waiting.includes(seat) && name !== '' ? [name] : []));
  if (names.length === 0) return [];
  const facts = { table, names: words.list(names), time: localTime(words, since, timeZone) };
  return [`${words.t('news.letter.turn', facts)} · ${tableLink(gameId)}`];
}

function bestLine({ words, timeZone, nameOf }: Letter, results: readonly StoredResult[]): readonly string[] {
  const { bestTurn } = yearRecordOf(results, timeZone);
  if (!bestTurn) return [];
  const { gameId, seq, name: table, playerKey, points } = bestTurn;
  const facts = { name: nameOf(playerKey), points: describePoints(words, points), table };
  return [`${words.t('news.letter.bestTurn', facts)} · ${tableLink(gameId)}/at/${seq}`];
}

function callLine(
  { words, timeZone }: Letter,
  { startsBy, answers }: Gathering,
  members: ReadonlyMap<string, string>,
): string {
  const inside = answers.flatMap(({ userId, answer }) =>
    answer === 'in' ? (members.get(userId) ?? []) : [],
  );
  const time = localTime(words, startsBy, timeZone);
  return words.t('news.letter.call', { time, names: words.list(inside) });
}
