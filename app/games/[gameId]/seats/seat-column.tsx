import type { Query } from '@/app/query';
import { takeSeat } from '@/app/seat/[token]/actions';
import { EntryList } from '@/components/seats/entry-list';
import { MySeatPanel } from '@/components/seats/my-seat-panel';
import type { MainLink } from '@/components/seats/seat-links';
import { SeatRows } from '@/components/seats/seat-rows';
import { TableTerms } from '@/components/table/new-table/table-terms';
import { Fold, FoldPanel } from '@/components/ui/fold';
import type { TableView } from '@/lib/features/table/load/table-view';
import { seatName } from '@/lib/game/wording/names';
import { getWords } from '@/lib/platform/i18n/request-words';
import { changeTerms, freeTheSeat, renewLink, revokeLink, sendLink } from '../invite/actions';
import { CurrentMailNote } from '../mail-note';
import * as actions from './actions';
import type { SeatsToShow } from './seats-to-show';

const ROW_ACTIONS = {
  sit: takeSeat,
  renew: renewLink,
  revoke: revokeLink,
  free: freeTheSeat,
  send: sendLink,
  askLink: actions.askLink,
};

interface ColumnProps {
  /** With names in the reader's language. */
  readonly table: TableView;
  readonly shown: SeatsToShow;
  /** The link that the page shows above the rows. */
  readonly main: MainLink | undefined;
  readonly query: Query;
  readonly timeZone: string | undefined;
}

/** The rows of the seats, who may watch, and all changes. */
export async function SeatColumn({ table, shown, main, query, timeZone }: ColumnProps) {
  const { t } = await getWords();
  const { gameId, joinPolicy, watchers, lineSharing } = table;
  const { loaded, here, hosted, links, losable, entries, mayEmbed } = shown;
  return (
    <div className="stack gap-5">
      <SeatRows
        {...{ table, hosted, links, losable, timeZone }}
        above={main?.seat}
        hasFree={here?.agenda.free.some(({ link }) => link !== undefined) ?? false}
        me={shown.held}
        actions={ROW_ACTIONS}
        own={table.delegate ? undefined : <OwnSeat {...{ table, shown, timeZone }} />}
      />
      <CurrentMailNote table={loaded} isSent={query.mailed !== undefined} back="seats" />
      <FoldPanel title={t('tables.host.terms')}>
        <p>{t('seats.people.watch', { watchers: t(`tables.watchers.${watchers}`) })}</p>
        {table.isHost && (
          <TableTerms
            {...{ gameId, mayEmbed, joinPolicy, watchers, lineSharing }}
            isOfCircle={table.circleId !== undefined}
            action={changeTerms}
          />
        )}
      </FoldPanel>
      <EntryList {...{ entries, timeZone, seats: table.seats }} />
    </div>
  );
}

async function OwnSeat({
  table,
  shown: { mine, links },
  timeZone,
}: Pick<ColumnProps, 'table' | 'shown' | 'timeZone'>) {
  const words = await getWords();
  if (!mine) return null;
  const name = seatName(words, table.seats, mine.seat);
  return (
    <Fold title={words.t('seats.mine.title', { name })}>
      <MySeatPanel
        {...{ gameId: table.gameId, mine, timeZone, actions, name }}
        isLinkKnown={links.get(mine.seat)?.kind === 'own'}
      />
    </Fold>
  );
}
