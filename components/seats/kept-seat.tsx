import type { SeatId } from '@/lib/game/engine/commands';
import { useWords } from '@/lib/platform/i18n/current-words';

interface KeptSeatProps {
  readonly gameId: string;
  /** The seat kept for the reader, if there is one. */
  readonly seat: SeatId | undefined;
}

/** The seat reserved for the reader, until they sit down. */
export function KeptSeat({ gameId, seat }: KeptSeatProps) {
  const { t } = useWords();
  if (seat === undefined) return null;
  // A phone's sheet shows only the first lines, so they come first.
  return (
    <form
      action={`/games/${gameId}/sit`}
      method="post"
      className="flex flex-col gap-2 phone:flex-col-reverse"
    >
      <p>{t('table.kept.title')}</p>
      <button className="btn btn-main btn-wide phone:justify-center">{t('table.kept.sit')}</button>
    </form>
  );
}
