'use client';

import { useContext } from 'react';
import { TurnShownContext } from '@/components/move/turn/turn-context';
import type { Amount } from '@/lib/game/turn/turn-data';

interface BalanceItem {
  readonly what: Amount;
  readonly name: string;
  /** Address of its symbol. */
  readonly icon: string;
  readonly colour: string | undefined;
  readonly before: number;
  readonly now: number;
  /** Shown even if unchanged. */
  readonly isAlways: boolean;
}

interface ListProps {
  readonly items: readonly BalanceItem[];
  /** The list as one sentence. */
  readonly sentence: string;
  readonly title: string;
}

/**
 * A row of goods with the changes of the chosen or previewed step. Each good has a fixed place; other amounts
 * appear above the end of the row.
 */
export function BalanceList({ items, sentence, title }: ListProps) {
  const { change } = useContext(TurnShownContext);
  const others = items.filter(({ isAlways, what }) => !isAlways && (change?.[what] ?? 0) !== 0);
  return (
    <section className="balance-box relative min-w-0" aria-label={title}>
      {/* One sentence, because a list would be many stops for screen readers. */}
      <p className="sr-only">{sentence}</p>
      <ul className="balance">
        {items
          .filter(({ isAlways }) => isAlways)
          .map((item) => (
            <Item key={item.what} item={item} by={change?.[item.what] ?? 0} />
          ))}
      </ul>
      {others.length > 0 && (
        <ul className="balance balance-more">
          {others.map((item) => (
            <Item key={item.what} item={item} by={change?.[item.what] ?? 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ item, by }: { readonly item: BalanceItem; readonly by: number }) {
  const { what, name, icon, colour, before, now } = item;
  return (
    <li
      data-what={what}
      className={before === now ? 'same' : now > before ? 'up' : 'down'}
      data-next={by === 0 ? undefined : by > 0 ? 'up' : 'down'}
      title={name}
      aria-hidden="true"
    >
      <svg viewBox="0 0 24 24" style={colour ? { color: colour } : undefined}>
        <use href={icon} />
      </svg>
      <b>{now}</b>
      <i className="next">{by === 0 ? '' : `→${now + by}`}</i>
    </li>
  );
}
