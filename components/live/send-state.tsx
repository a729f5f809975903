import type { TableView } from '@/lib/features/table/table-view';
import { Notice } from '@/components/ui/notice';
import { useWords } from '@/lib/platform/i18n/current-words';
import { isWaiting, type LiveTable } from '@/lib/game/live/live-table';
import { isLaterMissing, later } from './later';

interface StateProps {
  readonly table: TableView;
  readonly live: LiveTable;
  /** Whether the last request has found nobody. */
  readonly isCut: boolean;
}

/** What became of the steps that were made: all well says nothing. */
export function SendState({ table, live, isCut }: StateProps) {
  const { t } = useWords();
  const n = live.pending.length;
  const last = live.pending.at(-1);
  const { GoneNotice, Waiting } = later() ?? {};
  return (
    <>
      {GoneNotice && live.gone && <GoneNotice table={table} gone={live.gone} />}
      {isLaterMissing() && live.gone && <Notice bad>{t(inGeneral(live.gone))}</Notice>}
      {isCut && n > 0 && <Notice>{t('moves.live.unsent', { n })}</Notice>}
      {Waiting && !isCut && isWaiting(live) && (
        <Waiting key={last?.commandId} isEnd={last?.command.type === 'EndTurn'} />
      )}
    </>
  );
}

/** Where the particular words cannot be had. */
const inGeneral = ({ why }: NonNullable<LiveTable['gone']>) =>
  why === 'moved-on' ? 'moves.refused.stale' : 'moves.live.refused';
