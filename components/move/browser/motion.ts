/** What has moved on the table between two positions, seen to move. */
/** Where the pieces stood that can be seen to move. */
export interface Seen {
  /** Degrees at which the box of the crane stands. */
  readonly crane: number | undefined;
  /** Markers of the seats on projects and road, by drawing and seat, in the units of the drawing. */
  readonly markers: ReadonlyMap<string, { readonly use: SVGElement; readonly x: number; readonly y: number }>;
}

const MARKER = /#(s-\d)$/;

/** Where they stand now. */
export function look(): Seen {
  const drawings = document.querySelectorAll<SVGSVGElement>('.grid-zone svg, #bridge-zone svg');
  const markers = [...drawings].flatMap((drawing, i) =>
    [...drawing.querySelectorAll<SVGGraphicsElement>('use')].flatMap((use) => {
      const [, seat] = MARKER.exec(use.getAttribute('href') ?? '') ?? [];
      const place = seat && placeIn(drawing, use);
      return place ? [[`${i} ${seat}`, { use, ...place }] as const] : [];
    }),
  );
  return { crane: craneAngle(), markers: new Map(markers) };
}

/** Middle of an element in the units of its drawing. */
function placeIn(drawing: SVGSVGElement, element: Element): { x: number; y: number } | undefined {
  const frame = drawing.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const { width: units } = drawing.viewBox.baseVal;
  if (frame.width === 0 || units === 0) return undefined;
  const scale = units / frame.width;
  return { x: (left + width / 2 - frame.left) * scale, y: (top + height / 2 - frame.top) * scale };
}

function craneAngle(): number | undefined {
  const box = document.querySelector<SVGUseElement>('#crane-zone .wheel use[href$="#i-crate"]');
  if (!box) return undefined;
  const middle = (name: 'x' | 'y', side: 'width' | 'height') =>
    box[name].baseVal.value + box[side].baseVal.value / 2;
  return (Math.atan2(middle('y', 'height'), middle('x', 'width')) * 180) / Math.PI;
}

const GLIDE_MS = 420;
const WHEEL_MS = 700;
const GLIDE: KeyframeAnimationOptions = {
  easing: 'cubic-bezier(.3, .7, .2, 1)',
  composite: 'add',
};

/** Lets them glide from where they stood; `pace` below 1 is quicker. */
export function play(before: Seen, now: Seen, pace = 1): void {
  if (before.crane !== undefined && now.crane !== undefined) turnWheel(before.crane - now.crane, pace);
  for (const [key, { use, x, y }] of now.markers) {
    const old = before.markers.get(key);
    if (!old || Math.hypot(old.x - x, old.y - y) < 2) continue;
    const from = `translate(${old.x - x}px, ${old.y - y}px)`;
    use.animate([{ transform: from }, { transform: 'none' }], { ...GLIDE, duration: GLIDE_MS * pace });
  }
}

/** The wheel of a crane turns around the middle of its drawing, the short way. */
function turnWheel(by: number, pace: number): void {
  const short = ((by + 540) % 360) - 180;
  if (Math.abs(short) < 1) return;
  for (const part of document.querySelectorAll('#crane-zone :is(.wheel, [data-at^="crane:"])'))
    part.animate([{ transform: `rotate(${short}deg)` }, { transform: 'none' }], {
      ...GLIDE,
      duration: WHEEL_MS * pace,
    });
}
