'use client';

import { useRef } from 'react';

const HEIGHTS = ['peek', 'half', 'full'] as const;

/**
 * Moves the sheet of a small screen to its next height: by tap, drag or arrow keys. The style sheet hides it
 * elsewhere.
 */
export function SheetHandle({ label }: { readonly label: string }) {
  const from = useRef<number>(undefined);
  const move = (button: HTMLElement, by: number, around = false) => {
    const sheet = button.parentElement;
    if (!sheet) return;
    const now = Math.max(
      0,
      HEIGHTS.findIndex((height) => height === (sheet.dataset.height ?? 'half')),
    );
    const next = around ? (now + by) % HEIGHTS.length : Math.min(Math.max(now + by, 0), HEIGHTS.length - 1);
    sheet.dataset.height = HEIGHTS[next];
  };
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-label={label}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const pulled = (from.current ?? event.clientY) - event.clientY;
        if (Math.abs(pulled) > 24)
          move(event.currentTarget, Math.sign(pulled) * (Math.abs(pulled) > 260 ? 2 : 1));
      }}
      onClick={(event) => {
        const pulled = (from.current ?? event.clientY) - event.clientY;
        if (event.detail === 0 || Math.abs(pulled) <= 24) move(event.currentTarget, 1, true);
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') move(event.currentTarget, 1);
        if (event.key === 'ArrowDown') move(event.currentTarget, -1);
      }}
    />
  );
}
