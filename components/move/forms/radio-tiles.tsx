import type { ReactNode } from 'react';

/** One option of a form: its value, label, and optional picture. */
export interface RadioItem {
  readonly value: string;
  readonly words: string;
  readonly picture?: ReactNode;
}

interface TilesProps {
  readonly title: string;
  readonly items: readonly RadioItem[];
  /** Labels are only for screen readers and tooltips, because the pictures suffice. */
  readonly isPictures?: boolean;
  readonly radio: (value: string, label: string | undefined) => ReactNode;
}

/** Longer lists scroll, which keeps the button below nearby. */
const MAX_IN_SIGHT = 6;

/** Radio options as tiles in a grid or a column; one is always selected. */
export function RadioTiles({ title, items, isPictures = false, radio }: TilesProps) {
  return (
    <fieldset className="field">
      <legend>{title}</legend>
      {isPictures ? (
        <div className="grid grid-cols-4 gap-1.25">
          {items.map(({ value, words, picture }) => (
            <label key={value} title={words} className="tick-tile drawing-of-tile p-1">
              {picture}
              {radio(value, words)}
            </label>
          ))}
        </div>
      ) : (
        <div
          className={`flex flex-col gap-1.25 ${items.length > MAX_IN_SIGHT ? 'max-h-60 overflow-y-auto p-0.75' : ''}`}
        >
          {items.map(({ value, words, picture }) => (
            <label
              key={value}
              className="tick-tile flex min-h-target flex-none items-center gap-2 px-2 py-1 text-md leading-tight"
            >
              {radio(value, undefined)}
              {picture}
              <span>{words}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
