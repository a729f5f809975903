import { useEffect, useState } from 'react';
import type { TableView } from '@/lib/features/table/table-view';
import { say } from '@/components/move/browser/say-aside';
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
  const GoneNotice = later()?.GoneNotice;
  return (
    <>
      {GoneNotice && live.gone && <GoneNotice table={table} gone={live.gone} />}
      {isLaterMissing() && live.gone && <Notice bad>{t(inGeneral(live.gone))}</Notice>}
      {isCut && n > 0 && <Notice>{t('moves.live.unsent', { n })}</Notice>}
      {!isCut && isWaiting(live) && <Waiting key={live.pending.at(-1)?.commandId} />}
    </>
  );
}

/** Where the particular words cannot be had. */
const inGeneral = ({ why }: NonNullable<LiveTable['gone']>) =>
  why === 'moved-on' ? 'moves.refused.stale' : 'moves.live.refused';

/** Whoever waits no longer than this needs no word of it; who listens, no longer than that. */
const PATIENCE_MS = 150;
const HEARING_MS = 1_000;

function Waiting() {
  const [isLong, setLong] = useState(false);
  const text = useWords().t('moves.live.waits');
  useEffect(() => {
    const timers = [setTimeout(() => setLong(true), PATIENCE_MS), setTimeout(() => say(text), HEARING_MS)];
    return () => {
      timers.forEach(clearTimeout);
      say('');
    };
  }, [text]);
  return isLong ? <p>{text}</p> : null;
}
