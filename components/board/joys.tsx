'use client';

/** Short celebrations on the board. They leave the board as a reload shows it. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import type { Joy } from '@/lib/game/drawing/joys';

const MS = 1_000;
/** Tests find the animations by this id. */
const OPTIONS: KeyframeAnimationOptions = { id: 'joy', duration: MS, easing: 'cubic-bezier(.3, .7, .2, 1)' };

const RISE: Keyframe[] = [
  { transform: 'translateY(22px) scaleY(0)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.35 },
  { transform: 'skewX(-5deg)', opacity: 1, offset: 0.6 },
  { transform: 'skewX(4deg)', opacity: 1, offset: 0.8 },
  { transform: 'none', opacity: 0 },
];
const SWING: Keyframe[] = [0, 17, -14, 11, -8, 5, 0].map((turn, i, { length }) => ({
  transform: `rotate(${turn}deg)`,
  opacity: i === length - 1 ? 0 : 1,
}));
const LAY: Keyframe[] = [
  { transform: 'translateY(-34px)', opacity: 0 },
  { transform: 'translateY(3px)', opacity: 1, offset: 0.5, easing: 'ease-out' },
  { transform: 'none', opacity: 1 },
];
const UNROLL: Keyframe[] = [
  { transform: 'scaleY(0)' },
  { transform: 'scaleY(1.15)', offset: 0.6 },
  { transform: 'none' },
];

const HANG: Keyframe[] = [
  { transform: 'perspective(12em) rotateY(90deg) scale(1.3)' },
  { transform: 'perspective(12em) rotateY(0) scale(1.3)', offset: 0.6 },
  { transform: 'none' },
];
const FADE: Keyframe[] = [
  { opacity: 0, transform: 'translateY(-8px)' },
  { opacity: 1, transform: 'none', offset: 0.15 },
  { opacity: 1, offset: 0.8 },
  { opacity: 0 },
];

/** Returns a function that ends it. */
function play(shape: Element | null | undefined, frames: Keyframe[]): () => void {
  const playing = shape?.animate(frames, OPTIONS);
  return () => playing?.cancel();
}

export interface JoysProps {
  readonly joys: readonly Joy[];
  /** The names of the completed parts. */
  readonly sentence: string;
  readonly onEnd: () => void;
}

/** The celebrations of one step at places that are drawn, below one sentence. Any press or key ends them. */
export function Joys({ joys, sentence, onEnd }: JoysProps) {
  useEffect(() => {
    const timer = setTimeout(onEnd, MS);
    return () => clearTimeout(timer);
  }, [onEnd]);
  useWindowEvent('pointerdown', onEnd, { capture: true });
  useWindowEvent('keydown', onEnd, { capture: true });
  return (
    <>
      <Sentence text={sentence} />
      {joys.map(celebrate)}
    </>
  );
}

/** The motion of each kind. */
function celebrate(joy: Joy) {
  switch (joy.kind) {
    case 'flags':
      return <Flags key={joy.plaza} plaza={joy.plaza} />;
    case 'stone':
      return <Stone key={joy.grid} grid={joy.grid} />;
    case 'ribbon':
      return <Piece key={joy.seal} place={`[data-at="seal:${joy.seal}"] svg path`} frames={UNROLL} />;
    case 'plaque':
      return <Piece key={joy.tile} place={`[data-at="technology:${joy.tile}"] svg`} frames={HANG} />;
    case 'keystone':
      return <Piece key={joy.place} place={`[data-at="bridge:${joy.place}"] > g`} frames={LAY} />;
    case 'bells':
      return <Bells key="bells" />;
  }
}

/** Presses go through it. */
function Sentence({ text }: { readonly text: string }) {
  if (!text) return null;
  return createPortal(
    <p
      ref={(drawn) => play(drawn, FADE)}
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-4 top-16 z-40 mx-auto w-fit max-w-128 border border-edge bg-card px-5 py-2.5 text-center f-serif text-lg outline-2 -outline-offset-5 outline-gold [box-shadow:var(--shadow-card)]"
    >
      {text}
    </p>,
    document.body,
  );
}

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(`#tabletop ${selector}`)];

/** The stone of a project's new row descends. */
function Stone({ grid }: { readonly grid: string }) {
  useLayoutEffect(
    () => play(all(`svg[aria-labelledby^="${grid}-"] use[href$="#course-${grid}"]`).at(-1), LAY),
    [grid],
  );
  return null;
}

/** A seal's ribbon unrolls, and a technology's plaque is hung up. */
function Piece({ place, frames }: { readonly place: string; readonly frames: Keyframe[] }) {
  useLayoutEffect(() => play(all(place)[0], frames), [place, frames]);
  return null;
}

const FLAGS = [
  [-20, -9],
  [0, 0],
  [20, 9],
] as const;

/** Three flags rise above a plaza. */
function Flags({ plaza }: { readonly plaza: string }) {
  return (
    <Above place={`[data-at="plaza:${plaza}"]`} frames={RISE}>
      {FLAGS.map(([x, turn]) => (
        <g key={x} transform={`translate(${x} 14) rotate(${turn})`}>
          <path d="M0 0V-44" stroke="var(--line-dark)" strokeWidth="2" fill="none" />
          <path d="M1-43q9-5 18 0q-6 3-1 8q-9-4-17 1z" fill="var(--red-piece)" stroke="var(--line-dark)" />
        </g>
      ))}
    </Above>
  );
}

/** Two bells swing at the top of the cathedral. */
function Bells() {
  return (
    <Above place={'svg[aria-labelledby^="cathedral-"]'} frames={SWING}>
      {[-24, 24].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path
            d="M-13 14q5-4 5-15a8 8 0 0 1 16 0q0 11 5 15z"
            fill="var(--gold)"
            stroke="var(--line-dark)"
            strokeWidth="1.5"
          />
          <circle cy="17" r="3.5" fill="var(--line-dark)" />
        </g>
      ))}
    </Above>
  );
}

interface AboveProps {
  readonly place: string;
  readonly frames: Keyframe[];
  readonly children: React.ReactNode;
}

/** Draws above a place of the board, in its drawing's units. */
function Above({ place, frames, children }: AboveProps) {
  const [at] = useState(() => matrixOf(place));
  if (at === undefined) return null;
  return createPortal(
    <svg className="pointer-events-none fixed inset-0 z-40 size-full" aria-hidden="true">
      <g transform={at}>
        <g ref={(drawn) => play(drawn, frames)}>{children}</g>
      </g>
    </svg>,
    document.body,
  );
}

/** The screen transform of a place: the middle of a plaza, or the top middle of a drawing. */
function matrixOf(place: string): string | undefined {
  const [found] = all(place);
  const origin = found instanceof SVGSVGElement ? found : found?.parentElement;
  if (!(origin instanceof SVGGraphicsElement)) return undefined;
  const { a, b, c, d, e, f } = origin.getScreenCTM() ?? new DOMMatrix();
  const box = origin instanceof SVGSVGElement ? origin.viewBox.baseVal : undefined;
  const top = box ? ` translate(${box.x + box.width / 2} ${box.y + 30})` : '';
  return `matrix(${[a, b, c, d, e, f].join(' ')})${top}`;
}
