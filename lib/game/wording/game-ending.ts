/** How a game ended, in words. */
import type { GameEnding } from '../eventlog/export';
import { seatName, type SeatName } from './names';
import type { Wording } from './wording';

/** "Anna has won: Bohumil resigned". */
export function endingWords(
  words: Wording,
  seats: readonly (SeatName & { readonly bot?: unknown })[],
  ending: GameEnding,
): string {
  const { t } = words;
  const { how, winner, unrated } = ending;
  const won = winner === undefined ? '' : seatName(words, seats, winner);
  switch (how) {
    case 'played-out':
      return t('table.gameOver');
    case 'no-result':
      return t('table.ended');
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

/** A person of a result, with a name. */
interface PlacedPerson {
  readonly name: string;
  /** From 1; missing for a computer. */
  readonly place?: number | undefined;
  /** May be missing for people who left. */
  readonly points?: number | undefined;
  readonly left: boolean;
}

/**
 * How the places of a result came about, if its points do not show it: "won by concession", "54 : 54, Anna
 * was later in turn order". Empty if points explain all places.
 */
export function resultWords(
  words: Wording,
  { how, people }: { readonly how: GameEnding['how']; readonly people: readonly PlacedPerson[] },
): string {
  const { t, list } = words;
  const left = people.filter((person) => person.left).map(({ name }) => name);
  // The last person at a table has won without anybody's consent.
  const isLast = how === 'conceded' && left.length === people.length - 1;
  const ended = how === 'played-out' || isLast ? [] : [t(`table.resultHow.${how}`)];
  const gone = left.length > 0 ? [t('table.resultHow.left', { names: list(left) })] : [];
  const ties = how === 'played-out' ? tiesOf(people).map((tied) => tieWords(words, tied)) : [];
  return [...ended, ...gone, ...ties].join('; ');
}

/** SCORE-12: of people with equal points, those later in turn order stand first. */
export function tieWords(words: Wording, tied: readonly Pick<PlacedPerson, 'name' | 'points'>[]) {
  const points = tied.map((person) => person.points).join(' : ');
  const names = tied.slice(0, -1).map(({ name }) => name);
  return words.t('table.resultHow.tie', { points, names: words.list(names), n: names.length });
}

/** The people who share their points, by place. */
export function tiesOf<T extends Omit<PlacedPerson, 'name'>>(
  people: readonly T[],
): readonly (readonly T[])[] {
  const stayed = people.filter(({ place, left }) => place !== undefined && !left);
  const sorted = stayed.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const totals = [...new Set(sorted.map(({ points }) => points))];
  return totals
    .map((total) => sorted.filter(({ points }) => points === total))
    .filter((tied) => tied.length > 1 && tied[0]?.place !== tied[1]?.place);
}
