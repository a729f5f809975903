import { LogList } from '@/components/history/log-list';
import { OpenItems } from '@/components/move/open-items';
import { TableFrame } from '@/components/table/table-frame';
import { TableHeader } from '@/components/table/table-header';
import { TableBoards } from '@/components/table/all-boards';
import { waitingWords } from '@/components/table/top-moment';
import { ZonesNav } from '@/components/table/zones-nav';
import { Fold } from '@/components/ui/fold';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { formatMoment } from '@/components/ui/moment';
import { Notice } from '@/components/ui/notice';
import { SkipLink } from '@/components/ui/skip-link';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { SharedNote } from '@/lib/features/talk/notes';
import { seatName } from '@/lib/game/wording/names';
import { labelCommand } from '@/lib/game/wording/options';
import { useWords } from '@/lib/platform/i18n/current-words';

type Action = (form: FormData) => Promise<void>;

interface MentorPageProps {
  /** The table as seen from the mentored seat. */
  readonly table: TableView;
  readonly notes: readonly SharedNote[];
  readonly problem: string | undefined;
  /** Makes a double submission harmless. */
  readonly id: string;
  readonly longest: number;
  readonly timeZone: string | undefined;
  readonly write: Action;
  readonly forget: Action;
  readonly leave: Action;
}

/** A seat as its holder sees it, with the shared notes. Nothing here can play. */
export function MentorPage(props: MentorPageProps) {
  const { t } = useWords();
  const { me: _me, options: _options, ...rest } = props.table;
  // The boards are in the holder's order, but texts address a reader who does not play.
  const table = { ...props.table, reader: null };
  return (
    <>
      <SkipLink to="#tabletop">{t('board.toBoard')}</SkipLink>
      <TableHeader table={rest} timeZone={props.timeZone} />
      <TableFrame
        table={table}
        sheet="half"
        boards={<TableBoards table={table} now={{ timeZone: props.timeZone }} />}
        moves={
          <>
            <Seen {...props} />
            <Shared {...props} />
          </>
        }
        log={
          <section id="log" className="panel zone" aria-label={t('table.log')}>
            <h2>{t('table.log')}</h2>
            <LogList table={table} rows={table.log} />
          </section>
        }
      />
      <ZonesNav table={rest} missingZones={['moves']} />
    </>
  );
}

/** The holder, the seats to move, and the holder's options. */
function Seen({ table, problem, leave }: MentorPageProps) {
  const words = useWords();
  const { t } = words;
  const { gameId, me = 0, options, seats, pack, view } = table;
  const { me: _, ...rest } = table;
  const holder = seatName(words, seats, me);
  const on = { words, pack, state: view.state };
  const commands = options?.commands ?? [];
  return (
    <section id="moves" tabIndex={-1} className="panel stack" aria-labelledby="mentor-title">
      <h2 id="mentor-title" className="initial">
        {t('seats.mentor.reading', { holder })}
      </h2>
      {problem && <Notice bad>{problem}</Notice>}
      <p>{waitingWords(words, rest)}</p>
      <p className="small">{t('seats.mentor.may', { holder })}</p>
      {options && <OpenItems on={on} open={options.open} title={t('seats.mentor.open', { holder })} />}
      {commands.length > 0 && (
        <Fold title={t('seats.mentor.options', { holder, n: commands.length })}>
          <ul className="words">
            {commands.map(({ command }) => (
              <li key={JSON.stringify(command)}>{labelCommand(on, command)}</li>
            ))}
          </ul>
        </Fold>
      )}
      <form action={leave}>
        <input type="hidden" name="gameId" value={gameId} />
        <SubmitButton className="btn">{t('seats.mentor.leave')}</SubmitButton>
      </form>
    </section>
  );
}

/** The shared notes, and the form that adds one. */
function Shared({ table, notes, id, longest, timeZone, write, forget }: MentorPageProps) {
  const { gameId, seats, me = 0 } = table;
  const words = useWords();
  const { t, locale } = words;
  return (
    <section className="panel stack" aria-labelledby="notes-title">
      <h2 id="notes-title">{t('talk.notes')}</h2>
      <p className="small">{t('seats.mentor.notes', { holder: seatName(words, seats, me) })}</p>
      <ul className="grid gap-3 m-0 p-0 list-none" aria-label={t('talk.notes')}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className="small muted">
              <strong>{note.by}</strong>{' '}
              <time dateTime={note.at}>{formatMoment(locale, timeZone, note.at)}</time>
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
            {note.isMine && (
              <form action={forget}>
                <input type="hidden" name="gameId" value={gameId} />
                <input type="hidden" name="id" value={note.id} />
                <SubmitButton className="btn">{t('talk.forget')}</SubmitButton>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form action={write} className="stack">
        <input type="hidden" name="gameId" value={gameId} />
        <input type="hidden" name="id" value={id} />
        <div className="field">
          <label htmlFor="note-text">{t('talk.newNote')}</label>
          <textarea id="note-text" name="text" className="input" rows={3} maxLength={longest} required />
        </div>
        <SubmitButton className="btn btn-main">{t('talk.keepNote')}</SubmitButton>
      </form>
    </section>
  );
}
