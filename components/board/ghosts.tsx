'use client';

import { createContext, use } from 'react';
import { RawHtmlList } from '@/components/ui/raw-html';
import { viewBox, type Area } from '@/lib/game/drawing/draw';
import type { Ghost } from '@/lib/game/drawing/ghosts';
import type { Row } from '@/lib/game/engine/vocabulary';
import { slotAt } from '@/lib/game/turn/places';

export const GhostsContext = createContext<readonly Ghost[]>([]);

interface GhostsProps {
  readonly of: Ghost['drawing'];
  readonly box: Area;
  readonly className?: string;
}

/** Previews of pieces above a drawing, in its coordinates. */
export function Ghosts({ of, box, className = '' }: GhostsProps) {
  const found = use(GhostsContext).filter(({ drawing }) => drawing === of);
  if (found.length === 0) return null;
  return (
    <svg
      viewBox={viewBox(box)}
      className={`board-svg pointer-events-none absolute inset-0 ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: found.map(({ svg }) => svg).join('') }}
    />
  );
}

/** The tiles of a row. A ghost lies within its tile. */
export function RowTiles({ row, items }: { row: Row; items: readonly string[] }) {
  const ghosts = use(GhostsContext);
  const shown = items.map((item, slot) => {
    const ghost = ghosts.find(({ at }) => at === slotAt(row, slot));
    return ghost ? item.replace('class="hit"/>', `$&${ghost.svg}`) : item;
  });
  return <RawHtmlList as="ul" className="tiles" items={shown} />;
}
