'use client';

import { useContext, useLayoutEffect, useRef, useState } from 'react';
import type { Amount } from '@/lib/game/turn/amounts';
import { TurnShownContext } from './turn-context';

export interface BalanceItem {
  readonly what: Amount;
  readonly name: string;
  /** Address of its symbol. */
  readonly icon: string;
  readonly colour: string | undefined;
  readonly before: number;
  readonly now: number;
  /** Shown even while it stays the same. */
  readonly isAlways: boolean;
}

interface ListProps {
  readonly items: readonly BalanceItem[];
  /** The same as one sentence. */
  readonly sentence: string;
  readonly title: string;
}

/**
 * What this turn has cost and brought, and what the step that is chosen or pointed at would change. It keeps
 * its height meanwhile: a button that moves away from under the pointer could not be pressed.
 */
export function BalanceList({ items, sentence, title }: ListProps) {
  const { change } = useContext(TurnShownContext);
  const box = useRef<HTMLElement>(null);
  const [height, setHeight] = useState<number>();
  const isChanging = change !== undefined;
  // It is measured before it shows anything.
  useLayoutEffect(
    () => setHeight(isChanging ? box.current?.getBoundingClientRect().height : undefined),
    [isChanging],
  );
  const shown = height === undefined ? undefined : change;
  return (
    <section
      ref={box}
      className="balance-box min-w-0 overflow-hidden"
      aria-label={title}
      style={shown && { height }}
    >
      {/* One sentence: a list of numbers would be many stops. */}
      <p className="sr-only">{sentence}</p>
      {/* Three lines that a step can change; tokens and cubes fill an empty third one. */}
      <ul className="balance pane:md:[&>:nth-child(-n+9)]:inline-flex">
        {items.map((item) => (
          <Item key={item.what} item={item} by={shown?.[item.what] ?? 0} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, by }: { readonly item: BalanceItem; readonly by: number }) {
  const { what, name, icon, colour, before, now, isAlways } = item;
  return (
    <li
      data-what={what}
      className={before === now ? 'same' : now > before ? 'up' : 'down'}
      data-more={isAlways ? undefined : ''}
      data-next={by === 0 ? undefined : by > 0 ? 'up' : 'down'}
      title={name}
      aria-hidden="true"
    >
      <svg viewBox="0 0 24 24" style={colour ? { color: colour } : undefined}>
        <use href={icon} />
      </svg>
      {before !== now && <span className="was">{before}</span>}
      <b>{now}</b>
      <i className="next">{by === 0 ? '' : `→ ${now + by}`}</i>
    </li>
  );
}
