import { Symbol } from '@/components/board/symbol';
import { formatMoment } from '@/components/ui/moment';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { TalkLine } from '@/lib/features/talk/talk';
import { atKey } from '@/lib/game/drawing/board-location';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { placeName, placeNow, textParts } from '@/lib/game/wording/places';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Reactions } from './reactions';

interface TalkListProps {
  readonly table: TableView;
  readonly lines: readonly TalkLine[];
  /** Address of the chat. */
  readonly here: string;
  readonly mayReact: boolean;
  readonly timeZone: string | undefined;
}

/** The messages of the chat, oldest first. */
export function TalkList({ lines, ...rest }: TalkListProps) {
  const { t } = useWords();
  // The same id, so an open drawer replaces it by the first messages.
  if (lines.length === 0)
    return (
      <p id="talk-list" className="muted">
        {t('talk.nothingYet')}
      </p>
    );
  return (
    <div
      id="talk-list"
      className="max-h-[60vh] overflow-y-auto overscroll-contain in-[dialog]:max-h-none"
      role="log"
      aria-label={t('talk.title')}
      tabIndex={0}
    >
      <ol className="grid gap-3 m-0 p-0 list-none">
        {lines.map((line) => (
          <Line key={line.id} line={line} {...rest} />
        ))}
      </ol>
    </div>
  );
}

type LineProps = { readonly line: TalkLine } & Omit<TalkListProps, 'lines'>;

function Line({ table, line, here, mayReact, timeZone }: LineProps) {
  const { t, locale } = useWords();
  const { id, seat, name, text, at, seq, callsMe, reports } = line;
  return (
    <li
      className={`relative border-l-3 py-1.4 pr-11 pl-3 ${callsMe ? 'talk-calls bg-sunken' : ''} ${borderOf(line)}`}
    >
      <p className="flex flex-wrap gap-y-0 gap-x-2.4 items-center small">
        {seat !== undefined && (
          <Symbol pack={table.pack} name={seatIcon(seat)} className="symbol-in-line align-[-0.28em]" />
        )}
        <strong>{name || t('talk.nobody')}</strong>
        {seat === undefined && <span className="muted">{t('talk.watcher')}</span>}
        <time className="muted" dateTime={at}>
          {formatMoment(locale, timeZone, at)}
        </time>
        <a className="muted" href={`/games/${table.gameId}/at/${seq}`}>
          {t('table.step', { step: seq })}
        </a>
      </p>
      {text === undefined ? (
        <p className="muted">{t('talk.removed')}</p>
      ) : (
        <>
          <p className="whitespace-pre-wrap wrap-anywhere">
            <MessageText {...{ table, text, seq }} />
          </p>
          <Reactions {...{ line, here, mayReact }} />
        </>
      )}
      {reports !== undefined && (
        <p className="small notice notice-bad">{t('talk.reported', { n: reports })}</p>
      )}
      <Acts {...{ id, here, line }} />
    </li>
  );
}

/** The reader's own messages look different, and mentions of the reader stand out most. */
function borderOf({ callsMe, isMine }: TalkLine): string {
  if (callsMe) return 'border-red';
  return isMine ? 'border-gold' : 'border-line';
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
      <summary
        className="absolute top-0 right-0 grid size-target cursor-pointer list-none place-items-center"
        aria-label={t('talk.more')}
      >
        …
      </summary>
      {acts.map((act) => (
        <form key={act} className="inline-block" action={`${here}/${act}`} method="post">
          <input type="hidden" name="id" value={id} />
          <button className="btn">{t(`talk.${act}`)}</button>
        </form>
      ))}
    </details>
  );
}

interface MessageProps {
  readonly table: TableView;
  readonly text: string;
  /** The newest step when it was written. */
  readonly seq: number;
}

/**
 * The text of a message. A place links to the position of that time; next to the board it is shown there
 * (components/live/live-table.tsx).
 */
function MessageText({ table, text, seq }: MessageProps) {
  const words = useWords();
  const { pack, view, gameId } = table;
  const board = { words, pack, side: view.state.setup.variant.actionSide };
  return textParts(text).map((part, i) => {
    if (typeof part === 'string') return part;
    const place = placeName(board, part);
    return (
      <a
        key={i}
        className="font-semibold"
        href={`/games/${gameId}/at/${seq}?look=${atKey(part.kind, part.id)}`}
        data-place={placeNow(view.state, part)}
        title={words.t('talk.showPlace', { place })}
      >
        {place}
      </a>
    );
  });
}
