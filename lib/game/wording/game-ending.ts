/** How a game ended, in words. */
import type { SeatId } from '@/lib/game/engine/commands';
import { departureOf, endingOfResult, type Departure, type EndedSeat } from '../competing/result';
import type { GameEnding } from '../competing/ending-shapes';
import { languageOf, type Locale } from './language/locales';
import { seatName, type SeatName } from './names';
import { type NameableSeat, type Tenure, withNames } from './seat-names';
import type { Wording } from './wording';

/** "Anna has won: Bohumil resigned". */
export function endingWords(
  words: Wording,
  seats: readonly (SeatName & { readonly bot?: unknown })[],
  ending: GameEnding,
): string {
  const { t } = words;
  const { how, winner, unrated, decided } = ending;
  const won = winner === undefined ? '' : seatName(words, seats, winner);
  switch (how) {
    case 'played-out':
      return t('table.gameOver');
    case 'no-result':
      return decided ? ruledWords(words, seats, ending) : t('table.ended');
    case 'awarded':
    case 'corrected':
      return ruledWords(words, seats, ending);
    case 'agreed':
      return t('table.endings.agreed');
    case 'conceded': {
      // A competition closes a table where computers have replaced everyone else.
      const isLast = seats.every(({ seat, bot }) => seat === winner || bot !== undefined);
      return t(isLast ? 'table.endings.stayed' : 'table.endings.conceded', { won });
    }
    case 'resigned': {
      const others = seats.filter(({ seat }) => seat !== winner);
      const lost = words.list(others.map(({ seat }) => seatName(words, seats, seat)));
      return t(unrated ? 'table.endings.unrated' : 'table.endings.resigned', { won, lost });
    }
  }
}

/** "Anna decided that Bohumil wins. Reason: …": the decision of an organiser, and the original result. */
function ruledWords(words: Wording, seats: readonly SeatName[], ending: GameEnding): string {
  const { t, locale } = words;
  const { winner, how, decided, places, played } = ending;
  // Lists do not read the decision.
  const { kind = winner === undefined ? 'end-stage' : 'award', by, at, reason } = decided ?? {};
  const ruled = t(`table.endings.ruled.${kind}`, {
    by: by ?? t('table.endings.organiser'),
    won: winner === undefined ? '' : seatName(words, seats, winner),
    drawn: how === 'awarded' ? 'yes' : 'no',
    date: at === undefined ? 'none' : dateWords(locale, at),
    order: places ? placesWords(words, seats, places) : 'none',
  });
  const before = played && [
    ...(played.places ? [placesWords(words, seats, played.places)] : []),
    t(`table.resultHow.${played.how}`),
  ];
  return [
    ruled,
    ...(reason === undefined ? [] : [t('table.endings.reason', { reason })]),
    ...(before ? [t('table.endings.asPlayed', { how: before.join('; ') })] : []),
  ].join('. ');
}

const dateWords = (locale: Locale, at: string): string =>
  new Date(at).toLocaleDateString(languageOf(locale).format, { dateStyle: 'medium', timeZone: 'UTC' });

/** "1. Bohumil, 2. Anna" */
const placesWords = (
  words: Wording,
  seats: readonly SeatName[],
  places: readonly { readonly seat: SeatId; readonly place: number }[],
): string => places.map(({ seat, place }) => `${place}. ${seatName(words, seats, seat)}`).join(', ');

/** A person of a result, with a name. */
interface NamedSeat extends EndedSeat {
  readonly name: string;
  /** How they left, if that is known. */
  readonly departure?: Departure | null | undefined;
}

interface ResultInWords {
  readonly how: GameEnding['how'];
  readonly people: readonly NamedSeat[];
}

/** How a result came about, or the organiser's decision about it. Without a decision, people need no seats. */
export function resultOrDecisionWords(
  words: Wording,
  result: ResultInWords & { readonly decided?: GameEnding | undefined; readonly seats: readonly SeatName[] },
): string {
  const { decided, seats } = result;
  return decided ? endingWords(words, seats, decided) : resultWords(words, result);
}

/**
 * How a result came about: "played to the end; 54 : 54, Anna was later in turn order". It names those who left
 * and explains a first place that points do not explain.
 */
export function resultWords(words: Wording, { how, people }: ResultInWords): string {
  const { t, list } = words;
  const { ending, reason, ties } = endingOfResult(how, people);
  const tied = ties.map((seats) => {
    const points = seats.map((seat) => seat.points).join(' : ');
    const names = seats.slice(0, -1).map(({ name }) => name);
    return t('table.resultHow.tie', { points, names: list(names), n: names.length });
  });
  const why = reason && reason !== 'turn-order' ? [t(`table.resultHow.${reason}`)] : [];
  return [t(`table.resultHow.${ending}`), ...goneWords(words, people), ...tied, ...why].join('; ');
}

/** The people who left, in groups with the same reason. */
function goneWords({ t, list }: Wording, people: readonly NamedSeat[]): readonly string[] {
  const left = people.filter((person) => person.left);
  const keyOf = ({ departure }: NamedSeat) => [departure?.why, departure?.playedOn].join(' ');
  return [...new Set(left.map(keyOf))].map((key) => {
    const alike = left.filter((person) => keyOf(person) === key);
    const { why, playedOn } = alike[0]?.departure ?? {};
    const names = list(alike.map(({ name }) => name));
    const gone = t(`table.resultHow.gone.${why ?? 'unknown'}`, { names });
    return playedOn ? `${gone}, ${t(`table.resultHow.playedOn.${playedOn}`)}` : gone;
  });
}

interface HeldTable {
  readonly seats: readonly NameableSeat[];
  /** All holders, oldest first within each seat; missing if no seat has changed hands. */
  readonly tenures?: readonly Tenure<NameableSeat>[] | undefined;
}

/** The people who lost their seats at a table, for `resultWords`: the last of each seat. */
export function goneFrom(words: Wording, { seats, tenures = [] }: HeldTable) {
  return seats.flatMap(({ seat, ...now }) => {
    const past = tenures.filter((each) => each.seat === seat && each.untilSeq !== undefined);
    // Row 1 is the setup: a holder who left before did not play.
    const person = past.findLast(({ bot, untilSeq = 1 }) => !bot && untilSeq > 1);
    const all = [...past, { ...now, end: null }].map(({ name, bot, seated, end = null }) => {
      return { person: bot || !seated ? undefined : name, isComputer: bot !== undefined, end };
    });
    const departure = person && departureOf(all, person.name);
    const [named] = person ? withNames(words, [person]) : [];
    return departure && named ? [{ seat, name: named.name, left: true, departure }] : [];
  });
}

interface EndedTable extends HeldTable {
  readonly ending?: GameEnding | undefined;
  readonly scores: readonly { readonly seat: SeatId; readonly total: number }[];
  readonly view: { readonly state: { readonly ranking?: readonly SeatId[] } };
}

/** A table whose game is over, for `resultWords`. */
export function tableResult(words: Wording, table: EndedTable) {
  // A game that the browser plays without the server has no ending.
  const { how, winner, places }: GameEnding = table.ending ?? { how: 'played-out' };
  const ranking = table.view.state.ranking ?? [];
  const people = table.scores
    .filter(({ seat }) => !table.seats.some((each) => each.automatic && each.seat === seat))
    .map(({ seat, total }) => {
      const isFirst = winner === undefined || winner === seat;
      const played = ranking.includes(seat) ? ranking.indexOf(seat) + 1 : isFirst ? 1 : 2;
      const place = places?.find((each) => each.seat === seat)?.place ?? played;
      return { name: seatName(words, table.seats, seat), place, points: total, left: false };
    });
  return { how, people: [...people, ...goneFrom(words, table)] };
}
