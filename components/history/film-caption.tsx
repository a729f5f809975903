import { Symbol } from '@/components/board/symbol';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { ReplayMoment } from './replay/moment';
import { stepInWords } from './step-panel';

/**
 * The caption of a replay, above the board. It reserves its usual height and grows for longer sentences. The
 * controls announce the same text.
 */
export function FilmCaption({ moment }: { readonly moment: ReplayMoment }) {
  const words = useWords();
  const { row, table } = moment;
  const [, ...sentences] = stepInWords(words, moment);
  return (
    <p
      className="film-caption flex min-h-18 flex-none items-center justify-center gap-3 border-b border-line bg-card px-4 py-2 font-serif text-lg leading-snug md:min-h-14"
      aria-hidden="true"
    >
      {row?.seat !== undefined && (
        <Symbol pack={table.pack} name={seatIcon(row.seat)} className="size-7 flex-none" />
      )}
      <span className="max-w-[70ch]">{sentences.join('. ')}</span>
    </p>
  );
}
