/** What a player gains and scores, from where. */
import type { Event, EventOf } from '@/lib/engine/events';
import type { SourceKind } from '@/lib/engine/state';
import type { Wording } from '@/lib/i18n/wording';
import type { Told } from './telling';
import { describeAmount, describePoints, sourceName } from './terms';

/** A text with its source behind it. */
export const from = (words: Wording, text: string, kind: SourceKind): string =>
  `${text} (${sourceName(words, kind)})`;

/** Goods or tokens gained, and what did not fit. */
export function describeGain(words: Wording, event: EventOf<'Gained'>): string {
  const gain = describeAmount(words, event.what, event.n);
  return event.lost ? words.t('events.lost', { gain, lost: event.lost }) : gain;
}

type Income = EventOf<'Gained' | 'Scored'>;

/** Neighbouring gains and points of one player from one source. */
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

/** Such a run in one line. */
export function tellIncome(words: Wording, run: readonly Income[]): Told {
  const goods = run.flatMap((event) => (event.type === 'Gained' ? [describeGain(words, event)] : []));
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
