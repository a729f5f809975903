import { momentWords } from '@/components/clocks/pace-words';
import type { SeatInfo } from '@/lib/features/table/load/table-view';
import { withNames } from '@/lib/game/wording/seat-names';
import { useWords } from '@/lib/platform/i18n/current-words';

interface LobbyEntry {
  readonly gameId: string;
  readonly name: string;
  readonly seats: readonly SeatInfo[];
  readonly createdAt: string;
  /** The table's options, in a few words each. */
  readonly traits: readonly string[];
}

interface LobbyListProps {
  readonly tables: readonly LobbyEntry[];
  readonly timeZone: string | undefined;
}

/** Tables of the lobby, each with the link to its free seats. */
export function LobbyList({ tables, timeZone }: LobbyListProps) {
  const { t } = useWords();
  if (tables.length === 0) return <p className="panel">{t('tables.lobbyPage.none')}</p>;
  return (
    <ul className="stack p-0 list-none">
      {tables.map((table) => (
        <LobbyItem key={table.gameId} table={table} timeZone={timeZone} />
      ))}
    </ul>
  );
}

interface LobbyItemProps extends Pick<LobbyListProps, 'timeZone'> {
  readonly table: LobbyEntry;
}

function LobbyItem({ table, timeZone }: LobbyItemProps) {
  const words = useWords();
  const { t, list } = words;
  const { gameId, name, seats, traits, createdAt } = table;
  const taken = withNames(words, seats).filter((_, i) => seats[i]?.seated || seats[i]?.name);
  const free = seats.filter((seat) => !seat.seated && seat.name === '').length;
  return (
    <li className="panel stack">
      <h2>
        <a href={`/games/${gameId}`}>{name}</a>
      </h2>
      <p>
        {t('tables.lobbyPage.freeOf', { free, all: seats.length })}
        {taken.length > 0 &&
          ` · ${t('tables.lobbyPage.with', { names: list(taken.map((seat) => seat.name)) })}`}
      </p>
      <p className="small muted">
        {[...traits, t('tables.lobbyPage.since', { since: momentWords(words, createdAt, timeZone) })].join(
          ' · ',
        )}
      </p>
      <p>
        <a className="btn btn-main" href={`/games/${gameId}/join`}>
          {t('tables.lobbyPage.sit', { name })}
        </a>
      </p>
    </li>
  );
}
