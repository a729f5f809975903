import { sheetUrl } from '@/components/board/sheet-url';
import type { TableView } from '@/lib/features/table/load/table-view';
import { type Amount, AMOUNTS, amountsOf, turnChange } from '@/lib/game/turn/turn-data';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { amountColour, amountIcon } from './signs-of';
import { BalanceList } from './balance-list';

/** Shown even if unchanged: the goods used as prices, and the points. */
const ALWAYS: readonly Amount[] = ['gold', 'stone', 'egg', 'silver-window', 'gold-window', 'points'];

/** Cost and gain of this turn so far. Other amounts are hidden until a step changes them. */
export function Balance({ table }: { readonly table: TableView }) {
  const words = useWords();
  const { view, me = -1, log, pack } = table;
  const now = amountsOf(view.state, me);
  if (!now) return null;
  const change = (view.state.turn.seat === me && turnChange(log, me)) || {};
  const items = AMOUNTS.map((what) => ({
    what,
    name: words.t(`moves.balance.${what}`),
    icon: `${sheetUrl(pack)}#${amountIcon(what)}`,
    colour: amountColour(what, me),
    before: now[what] - (change[what] ?? 0),
    now: now[what],
    isAlways: ALWAYS.includes(what),
  }));
  const told = items.filter(({ before, now: after, isAlways }) => before !== after || isAlways);
  const sentence = told.map(({ what, before, now: after }) => inWords(words, what, before, after));
  return <BalanceList items={items} sentence={sentence.join('; ')} title={words.t('moves.balance.title')} />;
}

function inWords({ t }: Wording, what: Amount, before: number, now: number): string {
  const is = `${t(`moves.balance.${what}`)}: ${now}`;
  return before === now ? is : `${is}, ${t('moves.balance.was', { n: before })}`;
}
