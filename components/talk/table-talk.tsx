import { Symbol } from '@/components/board/symbol';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { TalkLine } from '@/lib/features/talk/talk';
import { atKey } from '@/lib/game/drawing/board-location';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { placeName, placeNow, textParts } from '@/lib/game/wording/places';
import { useWords } from '@/lib/platform/i18n/current-words';
import { TalkForm } from './talk-form';
import { Message, TalkList } from './talk-list';

interface TableTalkProps {
  readonly table: TableView;
  readonly lines: readonly TalkLine[];
  /** The first of these messages, if there are earlier ones. */
  readonly earlier: string | undefined;
  /** The message before which these are; undefined for the newest. */
  readonly before: string | undefined;
  /** Address of the chat. */
  readonly here: string;
  readonly mayReact: boolean;
  readonly timeZone: string | undefined;
}

/** The chat of a table: messages have the seat of their author, their step, and places of the board. */
export function TableTalk({ table, lines, earlier, ...rest }: TableTalkProps) {
  const { t } = useWords();
  return (
    <TalkList here={rest.here} before={rest.before} earlier={earlier}>
      {lines.map((line) => (
        <Message
          key={line.id}
          {...{ line, ...rest }}
          face={
            line.seat !== undefined && (
              <Symbol
                pack={table.pack}
                name={seatIcon(line.seat)}
                className="symbol-in-line align-[-0.28em]"
              />
            )
          }
          role={line.seat === undefined && <span className="muted">{t('talk.watcher')}</span>}
          moment={
            <a className="muted" href={`/games/${table.gameId}/at/${line.seq}`}>
              {t('table.step', { step: line.seq })}
            </a>
          }
        >
          <TextWithPlaces table={table} text={line.text ?? ''} seq={line.seq} />
        </Message>
      ))}
    </TalkList>
  );
}

interface TableTalkFormProps {
  readonly here: string;
  readonly id: string;
  readonly longest: number;
  /** Names that a message can mention. */
  readonly names: readonly string[];
}

/** The form for a message at a table. */
export function TableTalkForm({ names, ...form }: TableTalkFormProps) {
  const { t, list } = useWords();
  const hint = t('talk.howToCall', { names: list(names.map((name) => `@${name}`)) });
  return (
    <TalkForm {...form} label={t('talk.say')} hint={names.length > 0 ? hint : undefined}>
      {/* A place can only be pressed next to the board. */}
      <button
        type="button"
        className="btn hidden in-[dialog]:inline-flex"
        data-mention=""
        data-hint={t('talk.pressPlace')}
      >
        {t('talk.mentionPlace')}
      </button>
    </TalkForm>
  );
}

interface PlacesProps {
  readonly table: TableView;
  readonly text: string;
  /** The newest step when it was written. */
  readonly seq: number;
}

/**
 * The text of a message. A place links to the position of that time; next to the board it is shown there
 * (components/live/live-table.tsx).
 */
function TextWithPlaces({ table, text, seq }: PlacesProps) {
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
