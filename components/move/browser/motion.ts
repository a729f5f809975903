/** What has moved on the table between two positions, seen to move; the wheel turns by its own style. */
/** Markers of the seats on projects and road, by drawing and seat, in the units of the drawing. */
export type Seen = ReadonlyMap<string, { readonly use: SVGElement; readonly x: number; readonly y: number }>;

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
  return new Map(markers);
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

const GLIDE_MS = 420;
const GLIDE: KeyframeAnimationOptions = {
  easing: 'cubic-bezier(.3, .7, .2, 1)',
  composite: 'add',
};

/** Lets them glide from where they stood; `pace` below 1 is quicker. */
export function play(before: Seen, now: Seen, pace = 1): void {
  for (const [key, { use, x, y }] of now) {
    const old = before.get(key);
    if (!old || Math.hypot(old.x - x, old.y - y) < 2) continue;
    const from = `translate(${old.x - x}px, ${old.y - y}px)`;
    use.animate([{ transform: from }, { transform: 'none' }], { ...GLIDE, duration: GLIDE_MS * pace });
  }
}
