import { escapeMarkup } from '@/lib/game/drawing/escape';
import { MarkupList } from '@/components/ui/words';
import { goodIcon } from '@/lib/game/drawing/glyphs';
import { linkToSheet, sheetOf } from '#sheet';
import { AMOUNTS, amountsOf, turnChange, type Amount } from '@/lib/game/turn/amounts';
import type { TableView } from '@/lib/features/table/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Wording } from '@/lib/game/wording/wording';

const ICONS = {
  points: 'i-points',
  cubes: 'i-cube',
  'gold-mine': 'i-mine',
  quarry: 'i-quarry',
  technology: 'i-technology',
  university: 'i-university',
  'hunger-wall': 'i-wall',
  cathedral: 'i-cathedral',
  road: 'i-pawn',
} as const;

/** Shown even while they stay the same: what prices are counted in, and the points. */
const ALWAYS: readonly Amount[] = ['gold', 'stone', 'egg', 'silver-window', 'gold-window', 'points'];

/**
 * What this turn has cost and brought so far, before and now. The rest is there as well, out of sight, so
 * that the browser can show what a step would change before it is taken.
 */
export function Balance({ table }: { readonly table: TableView }) {
  const words = useWords();
  const { view, me = -1, log, pack } = table;
  const now = amountsOf(view.state, me);
  if (!now) return null;
  const change = (view.state.turn.seat === me && turnChange(log, me)) || {};
  const before = (what: Amount) => now[what] - (change[what] ?? 0);
  const items = AMOUNTS.map((what) => item(words, me, what, before(what), now[what]));
  const told = AMOUNTS.filter((what) => isShown(what, before(what), now[what]));
  return (
    <section className="balance-box min-w-0 overflow-hidden" aria-label={words.t('moves.balance.title')}>
      {/* One sentence: a list of numbers would be many stops. */}
      <p className="sr-only">
        {told.map((what) => inWords(words, what, before(what), now[what])).join('; ')}
      </p>
      {/* Three lines, for what a step would change: where nothing fills the third, tokens and cubes do. */}
      <MarkupList
        className="balance pane:md:[&>:nth-child(-n+9)]:inline-flex"
        items={linkToSheet(items.join(''), sheetOf(pack).url)}
      />
    </section>
  );
}

/**
 * Pieces of the seat have its colour, wherever their sign is copied to: the bar writes what is lost in red.
 */
const SEATED: readonly Amount[] = ['cubes', 'road'];

const isShown = (what: Amount, before: number, now: number): boolean =>
  before !== now || ALWAYS.includes(what);

function inWords({ t }: Wording, what: Amount, before: number, now: number): string {
  const is = `${t(`moves.balance.${what}`)}: ${now}`;
  return before === now ? is : `${is}, ${t('moves.balance.was', { n: before })}`;
}

function item({ t }: Wording, seat: number, what: Amount, before: number, now: number): string {
  const name = escapeMarkup(t(`moves.balance.${what}`));
  const isChanged = before !== now;
  const icon = what in ICONS ? ICONS[what as keyof typeof ICONS] : goodIcon(what as keyof object);
  const look = isChanged ? (now > before ? 'up' : 'down') : 'same';
  const more = ALWAYS.includes(what) ? '' : ' data-more';
  const was = isChanged ? `<span class="was">${before}</span>` : '';
  const colour = SEATED.includes(what) ? ` style="color:var(--seat-${seat})"` : '';
  return `<li data-what="${what}" data-now="${now}" class="${look}"${more} title="${name}" aria-hidden="true"><svg viewBox="0 0 24 24"${colour}><use href="#${icon}"/></svg>${was}<b>${now}</b><i class="next"></i></li>`;
}
