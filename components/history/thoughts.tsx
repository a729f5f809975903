import type { SealedThought } from '@/lib/game/recap/figures';
import { seatName } from '@/lib/game/wording/names';
import { seatsAt } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { ReplayDocument } from './replay/document';

interface ThoughtsProps {
  /** In an exported file it has no address. */
  readonly table: ReplayDocument['table'] & { readonly gameId?: string };
  /** Sealed notes of one turn. */
  readonly thoughts?: readonly SealedThought[] | undefined;
}

/** The thoughts that players sealed during a turn. */
export function Thoughts({ table, thoughts = [] }: ThoughtsProps) {
  const words = useWords();
  if (thoughts.length === 0) return null;
  const path = table.gameId === undefined ? '#' : `/games/${table.gameId}/at/`;
  return (
    <section className="grid gap-2 border-l-3 border-gold pl-3" aria-label={words.t('history.thoughts')}>
      <h3>{words.t('history.thoughts')}</h3>
      {thoughts.map((thought) => (
        <figure key={`${thought.seat} ${thought.at} ${thought.text}`} className="m-0">
          <figcaption className="small muted">
            <strong>{authorOf(words, table, thought)}</strong>{' '}
            <a href={path + thought.seq}>{words.t('table.step', { step: thought.seq })}</a>
          </figcaption>
          <blockquote className="m-0 whitespace-pre-wrap wrap-anywhere">{thought.text}</blockquote>
        </figure>
      ))}
    </section>
  );
}

/** The holder of the seat when a thought was written. */
function authorOf(words: Wording, table: ThoughtsProps['table'], { seat, seq }: SealedThought): string {
  return seatName(words, seatsAt(table, seq), seat);
}

/** The thoughts written right after a step, as sentences. */
export function thoughtsInWords(words: Wording, { table, thoughts = [] }: ThoughtsProps, seq: number) {
  return thoughts
    .filter((thought) => thought.seq === seq)
    .map((thought) => `${authorOf(words, table, thought)}: ${thought.text}`);
}
