import type { LogRow, TableView } from '@/lib/features/table/table-view';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { memoIn } from '@/lib/game/drawing/memo';
import { MarkupList } from '@/components/ui/words';
import { topicOfCommand } from '@/components/move/rules-of';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Wording } from '@/lib/game/wording/wording';
import { describeRow } from '@/lib/game/wording/events';
import { joinLines, sentencesOf } from '@/lib/game/wording/log-lines';
import { closed } from '@/lib/game/wording/grammar';
import { seatsAt } from '@/lib/game/wording/tenures';
import { namesKey } from '@/lib/game/drawing/names-key';
import type { LogWording } from '@/lib/game/wording/log-wording';

interface LogListProps {
  readonly table: TableView;
  /** Oldest first, as the service gives them. */
  readonly rows: readonly LogRow[];
  readonly current?: number;
}

/** Log rows in words, newest first, each with a link to the position it led to and one to its rules. */
export function LogList(props: LogListProps) {
  return <MarkupList className="log" items={logItems(useWords(), props)} />;
}

/** The same as raw list items. */
export function logItems(words: Wording, { table, rows, current }: LogListProps): string {
  const { pack, view } = table;
  const side = view.state.setup.variant.actionSide;
  const items = [...rows].reverse().map((row) => {
    const isCurrent = row.seq === current;
    const seats = seatsAt(table, row.seq);
    const tell: LogWording = { words, pack, seats, side };
    const names = namesKey(seats);
    return memoIn(words, row, `log ${isCurrent} ${names}`, () => rowItem(tell, table.gameId, row, isCurrent));
  });
  return items.join('');
}

function rowItem(tell: LogWording, gameId: string, row: LogRow, isCurrent: boolean): string {
  const { t } = tell.words;
  const lines = describeRow(tell, row);
  const text = joinLines(tell, lines);
  const link = `<a class="seq" href="/games/${gameId}/at/${row.seq}" aria-label="${escapeMarkup(t('table.positionAfter', { step: row.seq }))}">${row.seq}</a>`;
  const words = row.undone
    ? `<span class="undone">${escapeMarkup(t('table.undone', { text }))}</span>`
    : told(text.length > LONG ? sentencesOf(tell, lines) : [text], ruleMark(tell.words, row));
  const seat = row.seat === undefined ? '' : ` class="seat-${row.seat}"`;
  return `<li${seat}${isCurrent ? ' aria-current="step"' : ''}>${link}${words}</li>`;
}

/** From so many letters on a row stands sentence by sentence: the end of a game would be a wall of text. */
const LONG = 300;

function told(sentences: readonly string[], rule: string): string {
  const last = sentences.length - 1;
  const lines = sentences.map(
    (line, i) => escapeMarkup(last > 0 ? closed(line) : line) + (i === last ? rule : ''),
  );
  if (last <= 0) return `<span>${lines.join('')}</span>`;
  return `<span class="log-lines">${lines.map((line) => `<span>${line}</span>`).join(' ')}</span>`;
}

/**
 * The way to the rules of a row; the space before it does not break, so that the sign never stands alone in a
 * line.
 */
function ruleMark({ t }: Wording, { seq, command }: LogRow): string {
  if (command.type === 'SetupChoices') return '';
  const label = escapeMarkup(t('moves.rulesOf', { what: t('table.step', { step: seq }) }));
  return `\u00a0<a class="rule-mark" href="/rules#${topicOfCommand(command.type)}" aria-label="${label}">§</a>`;
}
