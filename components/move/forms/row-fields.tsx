'use client';

import { useState, type ReactNode } from 'react';
import { missingTiles, tickedTiles } from '@/components/move/turn/row-choice';
import { useTurn, useTurnActs } from '@/components/move/turn/turn-context';
import { Fold } from '@/components/ui/fold';

/** The rows to refresh, folded until one is chosen on the table. */
export function RowsFold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const choice = useTurn()?.choice;
  const [isOpen, setOpen] = useState(false);
  const isChosen = choice?.kind === 'steps' && choice.ticked !== undefined;
  return (
    <Fold
      open={isChosen || isOpen}
      onToggle={({ currentTarget: { open } }) => setOpen(open)}
      className="refresh"
      title={title}
    >
      <div className="stack">{children}</div>
    </Fold>
  );
}

interface LabelProps {
  readonly row: string;
  /** Labels of the button: with one tile missing and with two, with both ticked, and without scripts. */
  readonly labels: { readonly missing: readonly string[]; readonly ticked: string; readonly plain: string };
  readonly children: ReactNode;
}

/** The label of a price. Its words come from the server, because the text version has none in the browser. */
export function RefreshLabel({ row, labels, children }: LabelProps) {
  const choice = useTurn()?.choice;
  // Without scripts it does not see the ticks.
  const missing = choice && missingTiles(choice, row);
  if (missing) return <span>{labels.missing[missing - 1]}</span>;
  return (
    <span>
      {choice ? labels.ticked : labels.plain}
      {children}
    </span>
  );
}

interface TickProps {
  readonly row: string;
  readonly at: string;
  readonly slot: number;
  readonly name: string;
  readonly children: ReactNode;
}

/** Checkbox of a tile to discard. */
export function TileTick({ row, at, slot, name, children }: TickProps) {
  const choice = useTurn()?.choice;
  const acts = useTurnActs();
  const isRow = choice?.kind === 'steps' && choice.at === row;
  const checked = isRow && tickedTiles(choice).includes(at);
  const onChange = acts && (() => acts.tick(at, row));
  return (
    <label title={name} className="tick-tile drawing-of-tile p-1">
      {children}
      <input
        type="checkbox"
        name="with.slots"
        value={slot}
        aria-label={name}
        {...(onChange && { checked, onChange })}
      />
    </label>
  );
}
