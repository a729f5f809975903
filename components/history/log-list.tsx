import { topicOfCommand } from '@/components/move/groups';
import { MarkupList } from '@/components/ui/words';
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { memoIn } from '@/lib/game/drawing/glyphs';
import { namesKey } from '@/lib/game/wording/names';
import { stepOf } from '@/lib/game/engine/turn-back';
import { describeRow } from '@/lib/game/wording/events';
import { addFullStop, type Wording } from '@/lib/game/wording/wording';
import { joinLines, type LogWording, sentencesOf } from '@/lib/game/wording/log-lines';
import { actorsAt } from '@/lib/game/wording/seat-names';
import { useWords } from '@/lib/platform/i18n/current-words';

interface LogListProps {
  readonly table: TableView;
  /** Oldest first, as the server sends them. */
  readonly rows: readonly LogRow[];
  readonly current?: number;
  /** The picture of the piece that a row is about, by its number. */
  readonly pictures?: ReadonlyMap<number, string>;
}

/** Log rows in words, newest first, each with links to its position and its rules. */
export function LogList(props: LogListProps) {
  return <MarkupList className="log" items={logItems(useWords(), props)} />;
}

/** The rows as raw list items. */
export function logItems(words: Wording, { table, rows, current, pictures }: LogListProps): string {
  const { pack, view } = table;
  const side = view.state.setup.variant.actionSide;
  const items = [...rows].reverse().map((row) => {
    const isCurrent = row.seq === current;
    const seats = actorsAt(table, row.seq);
    const tell: LogWording = { words, pack, seats, side };
    const names = namesKey(seats);
    const item = memoIn(words, row, `log ${isCurrent} ${names}`, () =>
      rowItem(tell, table.gameId, row, isCurrent),
    );
    const picture = pictures?.get(row.seq);
    return picture && !row.undone ? item.replace(/<span[^>]*>/, (words) => words + picture) : item;
  });
  return items.join('');
}

function rowItem(tell: LogWording, gameId: string, row: LogRow, isCurrent: boolean): string {
  const { t } = tell.words;
  const lines = describeRow(tell, row);
  const text = joinLines(tell, lines);
  const sentences = text.length > LONG && !row.undone ? sentencesOf(tell, lines) : [text];
  const link = sentences.length > 1 ? positionLink(tell.words, gameId, row) : rowLink(gameId, row);
  const words = row.undone
    ? `<span class="undone"${heardAs(row)}>${escapeMarkup(t('table.undone', { text }))}</span>`
    : rowMarkup(tell.words, row, sentences);
  const seat = row.seat === undefined ? '' : ` class="seat-${row.seat}"`;
  return `<li${seat}${isCurrent ? ' aria-current="step"' : ''}>${link}${words}</li>`;
}

/**
 * One link, labelled by the text of its row. Separate number and text would be two stops for screen readers.
 */
const rowLink = (gameId: string, { seq }: LogRow): string =>
  `<a class="seq" id="step-${seq}" href="/games/${gameId}/at/${seq}" aria-labelledby="step-${seq} told-${seq}">${seq}</a>`;

/** Attributes of the text that labels the link. */
const heardAs = ({ seq }: LogRow): string => ` id="told-${seq}" aria-hidden="true"`;

function positionLink({ t }: Wording, gameId: string, { seq }: LogRow): string {
  const label = escapeMarkup(t('table.positionAfter', { step: seq }));
  return `<a class="seq" href="/games/${gameId}/at/${seq}" aria-label="${label}">${seq}</a>`;
}

/** Character count above which a row is split into sentences, mostly at the end of a game. */
const LONG = 300;

function rowMarkup(words: Wording, row: LogRow, sentences: readonly string[]): string {
  const rule = ruleMark(words, row);
  const [only = '', ...more] = sentences;
  // The space is part of the text; alone it would be a separate stop for screen readers.
  if (more.length === 0)
    return `<span><span${heardAs(row)}>${escapeMarkup(only)}${rule && SPACE}</span>${rule}</span>`;
  const last = sentences.length - 1;
  const lines = sentences.map(
    (line, i) => escapeMarkup(addFullStop(line)) + (i === last ? SPACE + rule : ''),
  );
  return `<span class="log-lines">${lines.map((line) => `<span>${line}</span>`).join(' ')}</span>`;
}

/** Non-breaking, which keeps the rules icon on the same line. */
const SPACE = '\u00a0';

/** The link to the rules of a row. */
function ruleMark({ t }: Wording, { seq, command }: LogRow): string {
  const step = stepOf(command);
  if (!step) return '';
  const label = escapeMarkup(t('moves.rulesOf', { what: t('table.step', { step: seq }) }));
  return `<a class="rule-mark" href="/rules#${topicOfCommand(step.type)}" aria-label="${label}">?</a>`;
}
