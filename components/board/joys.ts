/** Joys on the drawings: each is seen for a moment, and leaves the board as a reload shows it. */
import type { Joy } from '@/lib/game/drawing/joys';

const SVG = 'http://www.w3.org/2000/svg';
const MS = 1_300;
/** Tests find the animations by this id. */
const OPTIONS: KeyframeAnimationOptions = { id: 'joy', duration: MS, easing: 'cubic-bezier(.3, .7, .2, 1)' };

const FLAG = (x: number, turn: number) =>
  `<g transform="translate(${x} 14) rotate(${turn})"><path d="M0 0V-44" stroke="var(--line-dark)" stroke-width="2" fill="none"/><path d="M1-43q9-5 18 0q-6 3-1 8q-9-4-17 1z" fill="var(--red-piece)" stroke="var(--line-dark)"/></g>`;
const BELL = (x: number) =>
  `<g transform="translate(${x} 0)"><path d="M-13 14q5-4 5-15a8 8 0 0 1 16 0q0 11 5 15z" fill="var(--gold)" stroke="var(--line-dark)" stroke-width="1.5"/><circle cy="17" r="3.5" fill="var(--line-dark)"/></g>`;

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

/** Shows joys on the table, as far as their places are drawn. */
export function celebrate(joys: readonly Joy[]): void {
  for (const joy of joys) show(joy);
}

function show(joy: Joy): void {
  switch (joy.kind) {
    case 'flags': {
      const place = find(`[data-at="plaza:${joy.plaza}"]`)?.parentElement;
      return add(place, FLAG(-20, -9) + FLAG(0, 0) + FLAG(20, 9), RISE);
    }
    case 'stone':
      return void [...all(`svg[aria-labelledby^="${joy.grid}-"] use[href$="#course-${joy.grid}"]`)]
        .at(-1)
        ?.animate(LAY, OPTIONS);
    case 'ribbon':
      return void find(`[data-at="seal:${joy.seal}"] svg path`)?.animate(UNROLL, OPTIONS);
    case 'bells': {
      const cathedral = find<SVGSVGElement>('svg[aria-labelledby^="cathedral-"]');
      const { x = 0, y = 0, width = 0 } = cathedral?.viewBox.baseVal ?? {};
      return add(cathedral, BELL(-24) + BELL(24), SWING, `translate(${x + width / 2} ${y + 30})`);
    }
  }
}

const all = (selector: string) => document.querySelectorAll(`#tabletop ${selector}`);
const find = <E extends Element>(selector: string) => document.querySelector<E>(`#tabletop ${selector}`);

/** Draws something above a drawing until its animation is over. */
function add(to: Element | null | undefined, body: string, frames: Keyframe[], transform = ''): void {
  if (!to) return;
  const place = document.createElementNS(SVG, 'g');
  place.setAttribute('transform', transform);
  place.setAttribute('pointer-events', 'none');
  const drawn = document.createElementNS(SVG, 'g');
  drawn.innerHTML = body;
  place.append(drawn);
  to.append(place);
  drawn.animate(frames, OPTIONS).addEventListener('finish', () => place.remove());
}
