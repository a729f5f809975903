import { momentWords } from '@/components/clocks/pace-words';
import { SelectField } from '@/components/ui/forms/select-field';
import { Rich } from '@/components/ui/rich';
import { TextLink } from '@/components/ui/text-link';
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
  if (tables.length === 0) {
    return (
      <p className="panel">
        <Rich
          text={t('tables.lobbyPage.none')}
          tag={(text) => <TextLink href="/#new-table">{text}</TextLink>}
        />
      </p>
    );
  }
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

interface Choice {
  readonly name: string;
  readonly title: string;
  readonly value: string;
  readonly of: readonly (readonly [string, string])[];
}

/** The lobby's filter: a plain GET form, so the result can be bookmarked. */
export function LobbyFilter({ choices }: { readonly choices: readonly Choice[] }) {
  const { t } = useWords();
  return (
    <form action="/lobby" className="panel stack" role="search" aria-label={t('tables.lobbyPage.filter')}>
      <div className="grid grid-cols-2 items-end gap-2.5 sm:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
        {choices.map(({ name, title, value, of }) => (
          <SelectField
            key={name}
            id={name}
            label={title}
            options={[['', t('tables.lobbyPage.all')], ...of]}
            chosen={value}
          />
        ))}
        <button className="btn justify-self-start">{t('tables.lobbyPage.show')}</button>
      </div>
    </form>
  );
}
