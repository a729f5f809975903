import { Symbol } from '@/components/board/symbol';
import { momentWords } from '@/components/clocks/pace-words';
import { TextLink } from '@/components/ui/text-link';
import type { TableView } from '@/lib/features/table/load/table-view';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { endingWords } from '@/lib/game/wording/game-ending';
import { seatName } from '@/lib/game/wording/names';
import { roundOf, turnsLeft } from '@/lib/game/wording/position';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';

/** The game's progress, and the players to move. */
export function TopMoment({ table, timeZone }: { table: TableView; timeZone: string | undefined }) {
  const words = useWords();
  const { t } = words;
  const { state } = table.view;
  const round = roundOf({ pack: table.pack, state });
  // One text node, because separate ones would be separate stops for screen readers.
  const stand = [
    t('table.era', { era: state.era }),
    t('table.round', { round, rounds: table.pack.crane.turnsPerPlayer }),
    ...(isOver(table) ? [] : [t('table.turnsLeft', { n: turnsLeft({ pack: table.pack, state }) })]),
  ];
  return (
    <>
      <p className="top-state text-sm text-muted phone:hidden">{stand.join(' · ')}</p>
      <p className="top-waiting text-sm phone:max-w-[55%] phone:leading-title">
        {table.status === 'running' &&
          table.waitingFor.map((seat) => (
            <Symbol
              key={seat}
              pack={table.pack}
              name={seatIcon(seat)}
              className="symbol-in-line align-[-0.28em]"
            />
          ))}{' '}
        <strong>{waitingWords(words, table)}</strong>
        {table.pause && <span>{` · ${pauseWords(words, table.pause, timeZone)}`}</span>}
        {table.origin && (
          <span className="small">
            {' '}
            ·{' '}
            {table.origin === 'study' ? (
              t('table.study')
            ) : (
              <TextLink href={`/games/${table.gameId}/verify`} title={t('table.broughtIn')}>
                {t('table.fromFile')}
              </TextLink>
            )}
          </span>
        )}
      </p>
      {/* Only on phones: the log is behind the last card there, and the bar of zones has no link to it. */}
      {table.unheard !== undefined && (
        <a
          href={`/games/${table.gameId}/talk`}
          data-drawer=""
          data-close={t('talk.close')}
          className="hidden min-h-target min-w-target flex-none items-center justify-center text-sm font-semibold text-red no-underline phone:flex"
        >
          {t('talk.unread', { n: table.unheard })}
        </a>
      )}
    </>
  );
}

/** Whether the game is over and this is its last position; an earlier moment still had turns left. */
const isOver = ({ status, seq, latestSeq }: TableView): boolean => status !== 'running' && seq === latestSeq;

/** A running pause shows its end only; its start is old news, and a narrow header has no room for it. */
export function pauseWords(
  words: Wording,
  { from, until, isRunning }: NonNullable<TableView['pause']>,
  timeZone: string | undefined,
): string {
  const time = momentWords(words, until, timeZone);
  if (isRunning) return words.t('pace.line.pauseNow', { time });
  return words.t('pace.line.pauseTop', { from: momentWords(words, from, timeZone), time });
}

/** A short sentence about the players to move now, or at a past moment the players to move then. */
export function waitingWords(words: Wording, table: TableView): string {
  const { status, ending, waitingFor, seats, me, seq, latestSeq } = table;
  // At an earlier moment the game was still running.
  if (ending && (status !== 'running' || seq === latestSeq)) return endingWords(words, seats, ending);
  // A moment of a game that the browser continues without the server.
  if (status !== 'running') return words.t(status === 'finished' ? 'table.gameOver' : 'table.ended');
  if (seq < latestSeq) {
    const names = waitingFor.map((seat) => seatName(words, seats, seat));
    return words.t('table.toMoveThen', { names: words.list(names) });
  }
  if (waitingFor.length > 0 && waitingFor.every((seat) => isFree(seats[seat])))
    return words.t('table.waitingForAnybody');
  const names = waitingFor.map((seat) =>
    seat === me ? words.t('table.youWaited') : seatName(words, seats, seat),
  );
  return words.t('table.waitingFor', { names: words.list(names) });
}

const isFree = (seat: TableView['seats'][number] | undefined): boolean => seat?.name === '' && !seat.seated;
