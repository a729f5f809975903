/** Animates pieces that moved between two positions. The wheel turns by CSS. */

/**
 * Holds the turning wheel while a pointer is down on it. Its tile would otherwise be gone when the pointer is
 * lifted, and nothing would be pressed.
 */
export function holdWheel(root: Element): void {
  const turning = [...root.querySelectorAll('.turned-1, .turned-2')]
    .flatMap((wheel) => wheel.getAnimations())
    .filter(({ playState }) => playState === 'running');
  if (turning.length === 0) return;
  for (const animation of turning) animation.pause();
  const over = new AbortController();
  const goOn = () => {
    over.abort();
    // The click comes right after the pointer is lifted.
    setTimeout(() => turning.forEach((animation) => animation.play()));
  };
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, goOn, { signal: over.signal });
}

/** Positions of the seats' markers on projects and the road, by drawing and seat, in the drawing's units. */
export type MarkerPlaces = ReadonlyMap<
  string,
  { readonly use: SVGElement; readonly x: number; readonly y: number }
>;

const MARKER = /#(s-\d)$/;

/** The current markers, read from attributes. Measuring them would force a layout of the whole page. */
export function markerPlaces(): MarkerPlaces {
  const drawings = document.querySelectorAll('.grid-zone svg, #bridge-zone svg');
  const markers = [...drawings].flatMap((drawing, i) =>
    [...drawing.querySelectorAll('use')].flatMap((use) => {
      const [, seat] = MARKER.exec(use.getAttribute('href') ?? '') ?? [];
      return seat ? [[`${i} ${seat}`, { use, ...middleOf(use) }] as const] : [];
    }),
  );
  return new Map(markers);
}

/** The centre of a symbol. Its groups are translated, but never rotated or scaled. */
function middleOf(use: SVGUseElement): { x: number; y: number } {
  let x = use.x.baseVal.value + use.width.baseVal.value / 2;
  let y = use.y.baseVal.value + use.height.baseVal.value / 2;
  for (let group = use.parentElement; group instanceof SVGGraphicsElement; group = group.parentElement)
    for (const { matrix } of group.transform.baseVal) {
      x += matrix.e;
      y += matrix.f;
    }
  return { x, y };
}

const GLIDE_MS = 420;
const GLIDE: KeyframeAnimationOptions = {
  easing: 'cubic-bezier(.3, .7, .2, 1)',
  composite: 'add',
};

/** Animates markers from their earlier positions. A `pace` below 1 is quicker. */
export function animateMarkers(before: MarkerPlaces, now: MarkerPlaces, pace = 1): void {
  for (const [key, { use, x, y }] of now) {
    const old = before.get(key);
    if (!old || Math.hypot(old.x - x, old.y - y) < 2) continue;
    const from = `translate(${old.x - x}px, ${old.y - y}px)`;
    use.animate([{ transform: from }, { transform: 'none' }], { ...GLIDE, duration: GLIDE_MS * pace });
  }
}
