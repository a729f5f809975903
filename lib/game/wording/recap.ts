/** The recap since a player left, in words: the same on the page, in emails and in push notifications. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { PlazaClaim } from '@/lib/game/engine/phases/plaza';
import { GOODS, TOKENS } from '@/lib/game/engine/vocabulary';
import type { Meaning, MeaningOf } from '@/lib/game/recap/meaning';
import type { Income, TurnCard } from '@/lib/game/recap/recap';
import { describeEvent } from './events';
import { from, type LogWording } from './log-lines';
import { assertWorded, capitalize } from './wording';
import { actionTileName, listNames, listOnce, seatName, titleOf } from './names';
import { roundOfTurn } from './position';
import { actionShort, describeGained, describeCost, describePoints, isFree, sourceName } from './terms';

const HELD = [...GOODS, ...TOKENS] as const;

/** A heading with lines below it. */
export interface RecapPassage {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A turn of another player: the name and the results. */
export function describeCard(tell: LogWording, card: TurnCard): RecapPassage {
  const { words, seats } = tell;
  const name = seatName(words, seats, card.seat);
  const taken = card.events.find((event) => event.type === 'ActionTileTaken');
  const lines = [
    ...(taken ? [capitalize(describeEvent(tell, taken).text)] : []),
    ...actionLine(tell, card),
    ...card.deeds.map((deed) => tellDeed(tell, card.seat, deed)),
    ...(isFree(card.paid) ? [] : [words.t('recap.pays', { cost: describeCost(words, card.paid) })]),
    ...incomeLines(tell, card),
  ];
  const round = roundOfTurn(card.turn, seats.length);
  return { title: words.t(card.isOpen ? 'recap.cardOpen' : 'history.turnOf', { name, round }), lines };
}

function actionLine({ words }: LogWording, { actions }: TurnCard): string[] {
  if (actions.length === 0) return [];
  return [
    words.t('recap.actions', {
      actions: listOnce(
        words,
        actions.map((each) => actionShort(words, each)),
      ),
    }),
  ];
}

/** The heading names the active player, so only other players are named here. */
function tellDeed(tell: LogWording, active: SeatId, deed: TurnCard['deeds'][number]): string {
  const { seat, text } = describeEvent(tell, deed);
  if (seat === undefined || seat === active) return capitalize(text);
  return `${seatName(tell.words, tell.seats, seat)} ${text}`;
}

function incomeLines({ words, seats }: LogWording, { seat: active, income }: TurnCard): string[] {
  return [...new Set(income.map(({ seat }) => seat))].map((seat) => {
    const parts = income.filter((each) => each.seat === seat).map((each) => describeIncome(each));
    const gains = parts.join('; ');
    if (seat === active) return words.t('recap.gains', { gains });
    return words.t('recap.othersGain', { name: seatName(words, seats, seat), gains });
  });

  function describeIncome({ goods, points, source }: Income): string {
    const amounts = HELD.flatMap((what) => (goods[what] ? [describeGained(words, what, goods[what])] : []));
    const all = [...amounts, ...(points === 0 ? [] : [describePoints(words, points)])];
    return from(words, words.list(all), source);
  }
}

/** The effects on the seat `me`, one per line; tiles of one kind share a line. */
export function describeMeanings(tell: LogWording, me: SeatId, meanings: readonly Meaning[]): string[] {
  const lines = meanings.map((meaning) => describeMeaning(tell, me, meaning, meanings));
  return [...new Set(lines)].filter((line) => line !== '');
}

function describeMeaning(tell: LogWording, me: SeatId, meaning: Meaning, all: readonly Meaning[]): string {
  const { words, pack } = tell;
  const { t } = words;
  switch (meaning.kind) {
    case 'tile-gone':
    case 'tile-come': {
      const { kind } = meaning;
      const ids = all.flatMap((each) => (each.kind === kind ? [each.tile] : []));
      return t(`recap.${kind}`, { n: ids.length, tiles: listNames(words, pack, ids) });
    }
    case 'crane-free':
    case 'crane-payable':
    case 'crane-dear':
      return t(`recap.${meaning.kind}`, { tiles: craneNames(tell, meaning.tiles) });
    case 'crane-points': {
      const points = describePoints(words, meaning.points);
      return t('recap.crane-points', { tiles: craneNames(tell, meaning.tiles), points });
    }
    case 'plaza-done':
      return t(`recap.done.${meaning.reward === 'both' ? 'both' : 'one'}`, {
        plaza: titleOf(words, pack, meaning.plaza),
      });
    case 'plaza-open': {
      const { plaza, free, claims } = meaning;
      return t('recap.plaza-open', {
        plaza: titleOf(words, pack, plaza),
        free,
        claims: claimWords(tell, me, claims),
      });
    }
    case 'plaza-lost':
    case 'plaza-won':
      return t(`recap.${meaning.kind}`, { plaza: titleOf(words, pack, meaning.plaza) });
    case 'seal-gone':
      return t('recap.seal-gone', { seal: titleOf(words, pack, meaning.seal) });
    case 'era':
      return t('recap.era');
    case 'forecast':
      return describeForecast(tell, meaning);
    default:
      return assertWorded(meaning);
  }
}

function craneNames({ words, pack, side }: LogWording, tiles: readonly string[]): string {
  return listOnce(
    words,
    tiles.map((tile) => words.t('names.quoted', { name: actionTileName(words, pack, tile, side) })),
  );
}

/** Claims in words, the reader's first. */
function claimWords({ words, seats }: LogWording, me: SeatId, claims: readonly PlazaClaim[]): string {
  const own = claims.filter(({ seat }) => seat === me);
  const others = claims.filter(({ seat }) => seat !== me);
  const parts = [
    ...(own.length === 0 ? [words.t('recap.noClaim')] : []),
    ...own.map(({ cubes }) => words.t('recap.myClaims', { n: cubes })),
    ...others.map(({ seat, cubes }) =>
      words.t('recap.claims', { name: seatName(words, seats, seat), n: cubes }),
    ),
  ];
  return words.list(parts);
}

function describeForecast(
  { words }: LogWording,
  { before, now, lines, ahead }: MeaningOf<'forecast'>,
): string {
  const { t } = words;
  const why = lines.map(
    ({ source, by }) => `${sourceName(words, source)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
  );
  const score =
    before === now
      ? t('recap.forecastSame', { now })
      : t('recap.forecast', { before, now, why: words.list(why) });
  if (!ahead) return score;
  const place = (n: number) =>
    n === 0 ? t('recap.place.level') : t(`recap.place.${n > 0 ? 'ahead' : 'behind'}`, { n: Math.abs(n) });
  const standing =
    ahead.before === ahead.now
      ? t('recap.standsStill', { is: place(ahead.now) })
      : t('recap.stands', { was: place(ahead.before), is: place(ahead.now) });
  return `${score} ${standing}`;
}
