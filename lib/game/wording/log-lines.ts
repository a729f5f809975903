/**
 * Lines of the log. They keep the player separate from the text until the end, because a name can contain
 * any text.
 */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event, EventOf } from '@/lib/game/engine/events';
import type { PackData } from '@/lib/game/engine/pack';
import { type SourceKind, SOURCES } from '@/lib/game/engine/vocabulary';
import type { RowCommand } from '@/lib/game/eventlog/row';
import { addFullStop, capitalize, type Wording } from '@/lib/game/wording/wording';
import { seatName, type SeatName } from './names';
import { describeGained, describePoints, sourceName } from './terms';

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

// A player's gains and points, with their sources.

/** A text followed by its source. */
export const from = (words: Wording, text: string, kind: SourceKind): string =>
  `${text} (${sourceName(words, kind)})`;

/** Goods or tokens gained, and the excess that was lost. */
export function describeGain(words: Wording, event: EventOf<'Gained'>): string {
  const gain = describeGained(words, event.what, event.n);
  return event.lost ? words.t('events.lost', { gain, lost: event.lost }) : gain;
}

type Income = EventOf<'Gained' | 'Scored'>;

/** Consecutive gains and points of one player from one source. */
export function incomeRun(events: readonly Event[], start: number): Income[] {
  const run: Income[] = [];
  for (const event of events.slice(start)) {
    if (event.type !== 'Gained' && event.type !== 'Scored') break;
    const first = run[0];
    if (first && (first.seat !== event.seat || first.source.kind !== event.source.kind)) break;
    run.push(event);
  }
  return run;
}

/** Adds up repeated gains of the same good. */
function summed(run: readonly Income[]): readonly EventOf<'Gained'>[] {
  const sums = new Map<EventOf<'Gained'>['what'], EventOf<'Gained'>>();
  for (const event of run) {
    if (event.type !== 'Gained') continue;
    const { n = 0, lost = 0 } = sums.get(event.what) ?? {};
    sums.set(event.what, { ...event, n: n + event.n, lost: lost + (event.lost ?? 0) });
  }
  return [...sums.values()];
}

/** Such a run as one line. */
export function tellIncome(words: Wording, run: readonly Income[]): LogFact {
  const goods = summed(run).map((event) => describeGain(words, event));
  const n = run.reduce((sum, event) => sum + (event.type === 'Scored' ? event.points : 0), 0);
  const [what, points] = [words.list(goods), describePoints(words, n)];
  const text =
    n === 0
      ? words.t('events.gains', { what })
      : goods.length === 0
        ? words.t('events.scores', { points })
        : words.t('events.gainsAndScores', { what, points });
  const first = run[0];
  return { seat: first?.seat, text: first ? from(words, text, first.source.kind) : text };
}

const sources: ReadonlySet<string> = new Set(SOURCES);

/** Whether a text names a source. */
export function isSource(text: string): text is SourceKind {
  return sources.has(text);
}
