import type { TableView } from '@/lib/features/table/table-view';
import { Notice } from '@/components/ui/notice';
import { useWords } from '@/lib/platform/i18n/current-words';
import { isWaiting, type LiveTable } from '@/lib/game/live/live-table';
import { movedOnKey } from './moved-on';
import { isLaterMissing, later } from './later';
import type { Line } from './sender';

interface GoneProps {
  readonly table: TableView;
  readonly gone: LiveTable['gone'];
}

/** Steps that were made and are gone. */
export function Gone({ table, gone }: GoneProps) {
  const { t } = useWords();
  const { GoneNotice } = later() ?? {};
  return (
    <>
      {GoneNotice && gone && <GoneNotice table={table} gone={gone} />}
      {isLaterMissing() && gone && <Notice bad>{t(inGeneral(table, gone))}</Notice>}
    </>
  );
}

interface StateProps {
  readonly live: LiveTable;
  readonly line: Line | undefined;
}

/** How far the steps that were made have come: all well says nothing. */
export function SendState({ live, line }: StateProps) {
  const { t } = useWords();
  const n = live.pending.length;
  const last = live.pending.at(-1);
  const { BusyNotice, Waiting } = later() ?? {};
  return (
    <>
      {line &&
        n > 0 &&
        (BusyNotice && typeof line === 'object' ? (
          <BusyNotice key={line.againAt} live={live} {...line} />
        ) : (
          <Notice>
            {t('moves.live.unsent', { n })}
            {isWaiting(live) || ` ${t('moves.live.goOn')}`}
            {last && !last.predicted && !last.isSent && ` ${t('moves.live.undo')}`}
          </Notice>
        ))}
      {Waiting && !line && isWaiting(live) && (
        <Waiting key={last?.commandId} isEnd={last?.command.type === 'EndTurn'} />
      )}
    </>
  );
}

/** Where the particular words cannot be had. */
const inGeneral = (table: TableView, gone: NonNullable<LiveTable['gone']>) =>
  gone.why === 'moved-on' ? movedOnKey(table, gone) : 'moves.live.refused';
