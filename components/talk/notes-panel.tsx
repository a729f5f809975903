import { SubmitButton } from '@/components/ui/forms/submit-button';
import { formatMoment } from '@/components/ui/moment';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { NoteLine, Notes } from '@/lib/features/talk/notes';
import { seatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';

interface NotesProps {
  readonly table: TableView;
  readonly notes: Notes;
  readonly here: string;
  /** Makes a double submission harmless. */
  readonly id: string;
  readonly longest: number;
  readonly timeZone: string | undefined;
}

/** The reader's notes, and after the game everyone's sealed notes. */
export function NotesPanel(props: NotesProps) {
  const { table, notes, timeZone } = props;
  const words = useWords();
  const { t } = words;
  const { opened, sealed } = notes;
  const isSeated = table.me !== undefined;
  if (!isSeated && opened.length + sealed.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="notes-title" data-of="notes">
      <h2 id="notes-title">{t('talk.notes')}</h2>
      {opened.length > 0 && (
        <>
          <h3>{t('talk.opened')}</h3>
          <ul className="grid gap-3 m-0 p-0 list-none">
            {opened.map((note) => (
              <Note
                key={note.id}
                {...{ note, timeZone }}
                gameId={table.gameId}
                by={note.holder || t('talk.nobody')}
              />
            ))}
          </ul>
        </>
      )}
      {sealed.map(({ seat, n }) => (
        <p key={seat} className="small muted">
          {t('talk.sealedBy', { name: seatName(words, table.seats, seat), n })}
        </p>
      ))}
      {table.isHolder && <OwnNotes {...props} />}
      {table.me !== undefined && !table.isHolder && (
        <p className="muted">{t('talk.notesOfHolder', { name: seatName(words, table.seats, table.me) })}</p>
      )}
    </section>
  );
}

function OwnNotes({ table, notes: { own: notes, mentor }, here, id, longest, timeZone }: NotesProps) {
  const { t, locale } = useWords();
  const isRunning = table.status === 'running';
  const byOf = ({ mentor: by }: NoteLine) => (by === undefined ? undefined : by || t('talk.nobody'));
  return (
    <>
      {!mentor && <p className="small muted">{t('talk.notesAreYours')}</p>}
      {notes.length > 0 && (
        <ul className="grid gap-3 m-0 p-0 list-none" aria-label={t('talk.notes')}>
          {notes.map((note) => (
            <Note key={note.id} {...{ note, timeZone }} gameId={table.gameId} by={byOf(note)}>
              {note.mentor !== undefined ? null : note.sealed && isRunning ? (
                <span className="small muted">{t('talk.isSealed')}</span>
              ) : (
                <form action={`${here}/forget`} method="post">
                  <input type="hidden" name="id" value={note.id} />
                  <button className="btn">{t('talk.forget')}</button>
                </form>
              )}
            </Note>
          ))}
        </ul>
      )}
      <form action={`${here}/note`} method="post" className="stack">
        <input type="hidden" name="id" value={id} />
        {mentor && (
          <p>
            {t('talk.notesShared', {
              mentor: mentor.name,
              time: formatMoment(locale, timeZone, mentor.since),
            })}{' '}
            <a href={`/games/${table.gameId}/mentor`}>{t('seats.mentor.title')}</a>
          </p>
        )}
        <div className="field">
          <label htmlFor="note-text">{t('talk.newNote')}</label>
          <textarea id="note-text" name="text" className="input" rows={3} maxLength={longest} required />
        </div>
        <p className="row">
          <SubmitButton className="btn">{t('talk.keepNote')}</SubmitButton>
          {isRunning && (
            <SubmitButton className="btn" name="sealed" value="1" aria-describedby="seal-hint">
              {t('talk.seal')}
            </SubmitButton>
          )}
        </p>
        {isRunning && (
          <p id="seal-hint" className="small muted">
            {t('talk.sealHint')}
          </p>
        )}
      </form>
    </>
  );
}

interface NoteProps {
  readonly note: NoteLine;
  readonly gameId: string;
  readonly by?: string | undefined;
  readonly timeZone: string | undefined;
  readonly children?: React.ReactNode;
}

function Note({ note, gameId, by, timeZone, children }: NoteProps) {
  const { t, locale } = useWords();
  return (
    <li>
      <p className="small muted">
        {by && <strong>{by} </strong>}
        <time dateTime={note.at}>{formatMoment(locale, timeZone, note.at)}</time>{' '}
        <a href={`/games/${gameId}/at/${note.seq}`}>{t('table.step', { step: note.seq })}</a>
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
      {children}
    </li>
  );
}
