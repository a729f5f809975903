import type { ReactNode } from 'react';
import { Symbol } from '@/components/board/symbol';
import { tablePicture } from '@/components/board/table-picture';
import { shortPaceWords } from '@/components/clocks/pace-words';
import { Markup } from '@/components/ui/markup';
import type { Invitation } from '@/lib/features/seats/invitation';
import type { SeatInfo } from '@/lib/features/table/load/table-view';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { SYMBOL_SHEET } from '@/lib/game/drawing/sheet';
import { clockworkOf, isWakingOnly, type Pace } from '@/lib/game/pace/pace';
import { clockWords } from '@/lib/game/wording/position';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';

interface TableCardProps {
  readonly invitation: Invitation;
  readonly seats: readonly SeatInfo[];
  /** The seat that the reader is invited to. */
  readonly mine?: SeatInfo['seat'];
  /** For the host: a note about the clocks of the others. */
  readonly clockNote?: string;
  /** The form or link for a seat. */
  readonly children: ReactNode;
}

/** An invitation's table: its players, picture, pace and length. */
export function TableCard({ invitation, seats, mine, clockNote, children }: TableCardProps) {
  const { pace, players, table } = invitation;
  const words = useWords();
  const { t } = words;
  return (
    <div className="grid gap-x-8 gap-y-4 items-start md:grid-cols-2">
      <div className="stack">
        <Markup html={SYMBOL_SHEET} />
        <ul className="stack" aria-label={t('tables.join.players')}>
          {seats.map(({ seat, name, seated }) => (
            <li key={seat} className="row">
              <Symbol name={seatIcon(seat)} />
              <strong>{name}</strong>
              <span className="muted small">
                {t(seated ? 'site.isSeated' : 'site.notSeated')}
                {seat === mine ? ` ${t('site.thisSeat')}` : ''}
              </span>
            </li>
          ))}
        </ul>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 m-0 [&_dt]:font-semibold [&_dd]:m-0">
          <dt>{t('tables.join.pace')}</dt>
          <dd>
            {shortPaceWords(words, pace)}
            {pace.kind !== 'relaxed' && ` ${clockNote ?? t('tables.join.noClockYet')}`}
          </dd>
          {clockNote === undefined && (
            <>
              <dt>{t('tables.join.length')}</dt>
              <dd>{lengthWords(words, pace, players)}</dd>
            </>
          )}
        </dl>
        {children}
      </div>
      {table && <Picture table={table} />}
    </div>
  );
}

function Picture({ table: { pack, view } }: { readonly table: NonNullable<Invitation['table']> }) {
  const words = useWords();
  const title = words.t('tables.join.picture', { state: clockWords({ words, pack, state: view.state }) });
  return (
    <Markup
      html={tablePicture(words, pack, view.state, title)}
      className="aspect-[1000/960] p-1 bg-card border border-edge max-md:order-first max-md:w-full max-md:max-w-56 max-md:mx-auto drawing-wide"
    />
  );
}

/** Turns of each player (lib/game/content/base/crane.ts). */
const TURNS_EACH = 16;
/** Three minutes per turn, rounded to ten. */
const MINUTES = Math.round((TURNS_EACH * 3) / 10) * 10;
const DAY_MS = 86_400_000;

/** A player's playing time, and the maximum duration of the game in days if there is a clock. */
function lengthWords({ t }: Wording, pace: Pace, players: number): string {
  const clock = isWakingOnly(pace) ? undefined : clockworkOf(pace);
  const days = clock && Math.ceil((players * (clock.bankMs + TURNS_EACH * clock.gainMs)) / DAY_MS);
  const own = t('tables.join.turns', { turns: TURNS_EACH, minutes: MINUTES });
  return `${own}, ${days === undefined ? t('tables.join.weeks') : t('tables.join.days', { days })}`;
}
