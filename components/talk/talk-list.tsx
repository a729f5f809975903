import { useWords } from '@/lib/platform/i18n/current-words';
import type { TalkLine } from '@/lib/features/talk/talk';
import type { TableView } from '@/lib/features/table/table-view';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { Symbol } from '@/components/board/symbol';

interface TalkListProps {
  readonly table: TableView;
  readonly lines: readonly TalkLine[];
  /** Address of the talk. */
  readonly here: string;
}

/** What was said, oldest first. */
export function TalkList({ table, lines, here }: TalkListProps) {
  const { t } = useWords();
  // The same id: a drawer that is open puts the first words in its place.
  if (lines.length === 0)
    return (
      <p id="talk-list" className="muted">
        {t('talk.nothingYet')}
      </p>
    );
  return (
    <div id="talk-list" className="talk-box" role="log" aria-label={t('talk.title')} tabIndex={0}>
      <ol className="talk-list">
        {lines.map((line) => (
          <Line key={line.id} {...{ table, line, here }} />
        ))}
      </ol>
    </div>
  );
}

function Line({ table, line, here }: { readonly line: TalkLine } & Omit<TalkListProps, 'lines'>) {
  const { t, time } = useWords();
  const { id, seat, name, text, at, seq, isMine, callsMe, reports } = line;
  return (
    <li className={`talk-line${callsMe ? ' talk-calls' : ''}${isMine ? ' talk-mine' : ''}`}>
      <p className="talk-who small">
        {seat !== undefined && <Symbol pack={table.pack} name={seatIcon(seat)} className="sheet-ico" />}
        <strong>{name || t('talk.nobody')}</strong>
        {seat === undefined && <span className="muted">{t('talk.watcher')}</span>}
        <time className="muted" dateTime={at}>
          {time(at)}
        </time>
        <a className="muted" href={`/games/${table.gameId}/at/${seq}`}>
          {t('table.step', { step: seq })}
        </a>
      </p>
      {text === undefined ? (
        <p className="muted">{t('talk.removed')}</p>
      ) : (
        <p className="talk-text">{text}</p>
      )}
      {reports !== undefined && (
        <p className="small notice notice-bad">{t('talk.reported', { n: reports })}</p>
      )}
      <Acts {...{ id, here, line }} />
    </li>
  );
}

function Acts({ id, here, line }: { readonly id: string; readonly here: string; readonly line: TalkLine }) {
  const { t } = useWords();
  const acts = [
    ...(line.mayRemove ? (['remove'] as const) : []),
    ...(line.mayReport ? (['report'] as const) : []),
  ];
  if (acts.length === 0) return null;
  return (
    <details className="talk-acts small">
      <summary aria-label={t('talk.more')}>…</summary>
      {acts.map((act) => (
        <form key={act} action={`${here}/${act}`} method="post">
          <input type="hidden" name="id" value={id} />
          <button className="btn">{t(`talk.${act}`)}</button>
        </form>
      ))}
    </details>
  );
}
