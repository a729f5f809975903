/**
 * Lines of the log. They keep the player separate from the text until the end, because a name can contain
 * any text.
 */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { PackData } from '@/lib/game/engine/pack';
import type { RowCommand } from '@/lib/game/eventlog/row';
import { addFullStop, capitalize } from '@/lib/game/wording/language/grammar';
import { seatName, type SeatName } from './names';
import type { Wording } from './wording';

/** A line about one player or the whole table: a fact and its consequences, without the name. */
export interface LogLine {
  readonly seat?: SeatId | undefined;
  readonly parts: readonly string[];
}

type Speaking = Pick<LogWording, 'words' | 'seats'>;

/**
 * Joins facts in order: consecutive facts about the same player share a line, and each fact about the
 * whole table gets its own.
 */
export function linesOf(told: readonly LogFact[]): readonly LogLine[] {
  const lines: { seat: SeatId | undefined; parts: string[] }[] = [];
  for (const { seat, text } of told) {
    const last = lines.at(-1);
    if (last && seat !== undefined && last.seat === seat) last.parts.push(text);
    else lines.push({ seat, parts: [text] });
  }
  return lines;
}

/** Every part separately; the first part of each line names its player. */
export function partsOf(speaking: Speaking, lines: readonly LogLine[]): readonly string[] {
  return lines.flatMap((line) => namedParts(speaking, line));
}

/** A sentence for each line, without full stops; consequences follow after a semicolon. */
export function sentencesOf(speaking: Speaking, lines: readonly LogLine[]): readonly string[] {
  return lines.map((line) => namedParts(speaking, line).join('; '));
}

/** All lines as running text. */
export function joinLines(speaking: Speaking, lines: readonly LogLine[]): string {
  const sentences = sentencesOf(speaking, lines);
  return [...sentences.slice(0, -1).map(addFullStop), ...sentences.slice(-1)].join(' ');
}

function namedParts({ words, seats }: Speaking, { seat, parts }: LogLine): readonly string[] {
  const [first = '', ...rest] = parts;
  return [seat === undefined ? capitalize(first) : `${seatName(words, seats, seat)} ${first}`, ...rest];
}

/** The fields of a log row that the wording needs. */
export interface RowFacts {
  readonly seat?: SeatId | undefined;
  readonly command: RowCommand;
  readonly events: readonly Event[];
}

/** A fact in words, without the name, and its seat; without `seat` it is about the whole table. */
export interface LogFact {
  readonly seat?: SeatId | undefined;
  readonly text: string;
}

/** The context for describing log rows. */
export interface LogWording {
  readonly words: Wording;
  readonly pack: PackData;
  readonly seats: readonly SeatName[];
  /** The side of the action tiles in play. */
  readonly side: 'A' | 'B';
}
