'use client';

import { useState, type PointerEvent, type ReactNode } from 'react';

interface ReadTurn {
  /** Round, and whose turn it was. */
  readonly title: string;
  readonly href: string;
  /** Points and forecast of each seat. */
  readonly values: readonly (readonly [points: number, projected: number])[];
}

interface ReaderProps {
  /** The label of the slider. */
  readonly label: string;
  readonly names: readonly string[];
  readonly signs: readonly ReactNode[];
  readonly turns: readonly ReadTurn[];
  readonly words: Readonly<Record<'points' | 'projected' | 'look', string>>;
  /** The chart. */
  readonly children: ReactNode;
}

/** Values of all seats at the end of a turn, selected in the chart or with the slider below it. */
export function TurnReader({ label, names, signs, turns, words, children }: ReaderProps) {
  const [at, setAt] = useState(turns.length - 1);
  const now = turns[at];
  if (!now) return children;
  const toPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(Math.min(turns.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * turns.length))));
  };
  const told = now.values.map(
    ([points, projected], i) => `${names[i]}: ${words.points} ${points}, ${words.projected} ${projected}`,
  );
  return (
    <>
      <div className="relative">
        {children}
        <a
          href={now.href}
          tabIndex={-1}
          aria-hidden="true"
          className="absolute top-0 right-0 bottom-5 left-8 touch-pan-y"
          onPointerMove={toPointer}
          onPointerDown={toPointer}
          onClick={(event) => {
            // A touch only selects the turn; the link below opens it.
            if (event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType !== 'mouse')
              event.preventDefault();
          }}
        >
          <span
            className="absolute inset-y-0 border-l-2 border-ink noscript:hidden"
            style={{ left: `${((at + 1) / turns.length) * 100}%` }}
          />
        </a>
      </div>
      <input
        type="range"
        className="ml-8 min-h-target w-[calc(100%_-_2rem)] accent-shield noscript:hidden"
        aria-label={label}
        aria-valuetext={[now.title, ...told].join('. ')}
        min={0}
        max={turns.length - 1}
        value={at}
        onChange={({ target }) => setAt(Number(target.value))}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <strong>{now.title}</strong>
        <a className="btn" href={now.href}>
          {words.look}
        </a>
      </div>
      <ul className="flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-sm">
        {now.values.map(([points, projected], i) => (
          <li key={names[i]} className="flex items-center gap-1.5 tabular-nums">
            {signs[i]} {names[i]} <span className="sr-only">{words.points}</span> <strong>{points}</strong>{' '}
            <span className="text-muted">
              <span aria-hidden="true">→</span> <span className="sr-only">{words.projected}</span> {projected}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
