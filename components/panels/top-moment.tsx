import { seatIcon } from '@/components/board/svg/seat-marks';
import { Symbol } from '@/components/board/symbol';
import { useWords } from '@/lib/i18n/here';
import type { Wording } from '@/lib/i18n/wording';
import type { TableView } from '@/lib/service/table-view';
import { seatName } from '@/lib/wording/names';
import { roundOf, turnsLeft } from '@/lib/wording/position';

/** Where the game stands, and whom it waits for. */
export function TopMoment({ table }: { readonly table: TableView }) {
  const words = useWords();
  const { t } = words;
  const { state } = table.view;
  const round = roundOf({ pack: table.pack, state });
  return (
    <>
      <p className="top-state">
        {t('table.era', { era: state.era })} ·{' '}
        {t('table.round', { round, rounds: table.pack.crane.turnsPerPlayer })} ·{' '}
        {t('table.turnsLeft', { n: turnsLeft({ pack: table.pack, state }) })}
        <span className="top-step"> · {t('table.step', { step: table.seq })}</span>
      </p>
      <p className="top-waiting">
        {table.status === 'running' &&
          table.waitingFor.map((seat) => (
            <Symbol key={seat} pack={table.pack} name={seatIcon(seat)} className="sheet-ico" />
          ))}{' '}
        <strong>{waitingWords(words, table)}</strong>
        {table.origin && (
          <span className="small">
            {' '}
            · {t(table.origin === 'study' ? 'archive.study' : 'archive.broughtIn')}
          </span>
        )}
      </p>
    </>
  );
}

/** Whom the table waits for, in a short sentence. */
export function waitingWords(words: Wording, { status, waitingFor, seats, me }: TableView): string {
  if (status === 'finished') return words.t('table.gameOver');
  if (status === 'ended') return words.t('table.ended');
  const names = waitingFor.map((seat) =>
    seat === me ? words.t('table.youWaited') : seatName(words, seats, seat),
  );
  return words.t('table.waitingFor', { names: words.list(names) });
}
