/** A player's gains and points, with their sources. */
import type { Event, EventOf } from '@/lib/game/engine/events';
import { type SourceKind, SOURCES } from '@/lib/game/engine/vocabulary';
import type { LogFact } from './log-lines';
import { describeGained, describePoints, sourceName } from './terms';
import type { Wording } from './wording';

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
