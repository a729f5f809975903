import type { ReactNode } from 'react';
import { BASE_PACK } from '@/lib/game/content/base';
import { sheetUrl } from './sheet-url';

const SHEET = sheetUrl(BASE_PACK);

/** A small scene of Prague, made of the pieces of the board. It is decorative. */
function Vignette({ subject }: { readonly subject: VignetteSubject }) {
  return (
    <svg viewBox="0 0 360 216" className="block h-auto w-full rounded-sm bg-tile" aria-hidden="true">
      {SCENES[subject]}
    </svg>
  );
}

interface BesideProps {
  readonly subject: VignetteSubject;
  /** Content below the scene, for pages with several forms. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A scene next to the forms of a page; above them on a narrow screen. */
export function BesideVignette({ subject, below, children }: BesideProps) {
  return (
    <div className="grid items-start gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="stack min-w-0 gap-5">
        <figure className="m-0 border border-edge bg-card p-1.5 outline-3 -outline-offset-7 outline-gold [box-shadow:var(--shadow-card)] max-md:mx-auto max-md:w-64 print:hidden">
          <Vignette subject={subject} />
        </figure>
        {below}
      </div>
      <div className="stack min-w-0 gap-5">{children}</div>
    </div>
  );
}

interface PartProps {
  readonly of: string;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly color?: string;
}

/** A part of the sheet that is drawn around a point at its foot. */
function Part({ of, x, y, scale = 1, color }: PartProps) {
  return (
    <use
      href={`${SHEET}#${of}`}
      transform={`translate(${x} ${y}) scale(${scale})`}
      color={color && `var(--${color})`}
    />
  );
}

/** A symbol of the sheet, as wide and as high as this. */
function Icon({ of, x, y, size, color }: Omit<PartProps, 'scale'> & { readonly size: number }) {
  return (
    <use
      href={`${SHEET}#${of}`}
      {...{ x, y, width: size, height: size }}
      color={color && `var(--${color})`}
      fill={color && `var(--${color})`}
    />
  );
}

const INK = {
  stroke: 'var(--line-dark)',
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** Hills behind the town, and the ground in front of it. */
const Land = ({ horizon = 128 }: { readonly horizon?: number }) => (
  <>
    <path
      d={`M0 ${horizon - 14}Q60 ${horizon - 44} 128 ${horizon - 20}T250 ${horizon - 26}T360 ${horizon - 18}V216H0z`}
      fill="var(--country)"
    />
    <path
      d={`M0 ${horizon + 6}Q110 ${horizon - 12} 196 ${horizon + 6}T360 ${horizon}V216H0z`}
      fill="var(--green-land)"
    />
  </>
);

const River = ({ y }: { readonly y: number }) => (
  <g>
    <path d={`M0 ${y}Q90 ${y - 8} 180 ${y}T360 ${y}V216H0z`} fill="var(--river)" />
    <path
      d={[22, 96, 176, 250, 310].map((x, i) => `M${x} ${y + 16 + (i % 3) * 11}q9-5 18 0t18 0`).join('')}
      fill="none"
      stroke="var(--map-ink)"
      strokeWidth="1.2"
      opacity=".7"
    />
  </g>
);

/** Three arches end in the river; a rider waits where the fourth is missing. */
const brokenBridge = (
  <>
    <Land horizon={96} />
    <Part of="b7" x={34} y={96} scale={1.1} color="seat-1" />
    <Part of="b30" x={322} y={100} scale={1.3} color="seat-0" />
    <Part of="b12" x={280} y={104} color="seat-2" />
    <River y={138} />
    <g fill="var(--bridge)" {...INK}>
      <path d="M0 104H196l5 10-7 9 6 11-5 12 4 22H172V166A19 24 0 0 0 134 166V176H110V166A19 24 0 0 0 72 166V176H48V166A19 24 0 0 0 10 166V176H0Z" />
      <path d="M360 104H304l-6 9 7 11-5 10 6 12-4 30H326V166A19 24 0 0 1 360 158Z" />
    </g>
    <Part of="centring" x={251} y={178} scale={0.72} />
    <Icon of="rider" x={142} y={60} size={48} color="seat-0" />
  </>
);

/** An open crate, with a tile of each row above it. */
const crate = (
  <>
    <Land horizon={140} />
    <g transform="translate(180 92) scale(.92)">
      <g transform="translate(-92 10) rotate(-14)">
        <Part of="t-wall" x={0} y={0} scale={1.15} />
        <Icon of="i-wall" x={-30} y={-26} size={52} />
      </g>
      <g transform="translate(92 10) rotate(14)">
        <Part of="t-upgrade" x={0} y={0} scale={1.15} />
        <Icon of="i-wheel-gold" x={-24} y={-24} size={48} />
      </g>
      <Part of="t-building" x={0} y={-18} scale={1.3} />
      <Part of="b30" x={0} y={4} scale={1.35} color="seat-0" />
    </g>
    <g fill="var(--wood)" {...INK}>
      <path d="M70 124H290L276 204H84Z" />
      <path d="M62 116H298V134H62Z" />
    </g>
    <path
      d="M84 160H276M96 134L108 204M252 204L264 134M108 204L252 134M252 204L108 134"
      fill="none"
      {...INK}
      strokeWidth="3"
      opacity=".55"
    />
    <Icon of="i-seal" x={158} y={148} size={44} />
  </>
);

/** A letter with a wax seal, on the way of a rider to the town. */
const letter = (
  <>
    <Land horizon={112} />
    <Part of="sky-hunger-wall-3" x={200} y={112} scale={0.62} />
    <path
      d="M0 176Q120 150 214 160T360 128V152Q260 190 190 178T0 206Z"
      fill="var(--road)"
      {...INK}
      strokeWidth="1"
    />
    <Icon of="rider" x={264} y={100} size={46} color="seat-1" />
    <g transform="translate(118 112) rotate(-7)">
      <path d="M-84-56H84V56H-84Z" fill="var(--vellum)" {...INK} strokeWidth="2" />
      <path d="M-84-56L0 12L84-56M-84 56L-24-8M84 56L24-8" fill="none" {...INK} strokeWidth="1.6" />
      <circle cy="10" r="21" fill="var(--shield)" {...INK} strokeWidth="2" />
      <g transform="translate(-14 -4)">
        <Icon of="i-seal" x={0} y={0} size={28} />
      </g>
    </g>
  </>
);

/** Two houses with a road between their doors. */
const gates = (
  <>
    <Land horizon={120} />
    <Part of="sky-cathedral-3" x={196} y={104} scale={0.5} />
    <path
      d="M70 160Q140 214 196 186T292 158L304 166Q250 208 196 202T60 168Z"
      fill="var(--road)"
      {...INK}
      strokeWidth="1"
    />
    <Part of="b30" x={84} y={166} scale={3} color="seat-1" />
    <Part of="b12" x={284} y={162} scale={2.6} color="seat-0" />
    <Icon of="rider" x={186} y={152} size={44} color="seat-2" />
  </>
);

const FLAGS = [16, 58, 100, 142, 184, 226, 268, 310, 346] as const;

/** A market on a day without work. */
const fair = (
  <>
    <Land horizon={120} />
    <Part of="b7" x={52} y={134} scale={2.1} color="seat-1" />
    <Part of="b3" x={310} y={134} scale={2.1} color="seat-0" />
    <path d="M20 214Q34 148 180 146T340 214Z" fill="var(--plaza-tan)" {...INK} strokeWidth="1.2" />
    <Part of="fountain" x={180} y={186} scale={2.6} />
    <Part of="stall" x={96} y={192} scale={2.5} />
    <Part of="stall" x={272} y={196} scale={2.6} />
    <path d="M0 30Q90 74 180 40T360 30" fill="none" {...INK} strokeWidth="1.4" />
    {FLAGS.map((x, i) => (
      <path
        key={x}
        d={`M${x - 9} ${flagY(x)}h18l-9 20z`}
        fill={`var(--${['seat-0', 'gold', 'seat-1'][i % 3]})`}
        {...INK}
        strokeWidth="1.2"
      />
    ))}
    <Icon of="i-egg" x={30} y={176} size={30} />
    <Icon of="i-egg" x={302} y={180} size={28} />
  </>
);

/** The height of the rope that the flags hang from. */
function flagY(x: number): number {
  const t = (x % 180) / 180;
  const [from, by, to] = x < 180 ? [30, 74, 40] : [40, 6, 30];
  return Math.round((1 - t) ** 2 * from + 2 * t * (1 - t) * by + t ** 2 * to);
}

/** Others build on at the Cathedral while its builder is away. */
const scaffold = (
  <>
    <Land horizon={150} />
    <Part of="sky-cathedral-1" x={16} y={170} scale={1.45} />
    <g transform="translate(42 152)">
      <Part of="scaffold" x={0} y={-60} scale={0.86} />
      <Part of="scaffold" x={0} y={-22} scale={0.86} />
    </g>
    <Icon of="i-pawn" x={66} y={60} size={34} color="seat-1" />
    <Icon of="i-pawn" x={170} y={60} size={34} color="seat-0" />
    <Part of="crane-wood" x={306} y={158} scale={0.25} />
    <path d="M306 158V200M280 206H332" fill="none" {...INK} stroke="var(--wood)" strokeWidth="7" />
  </>
);

const SCENES = {
  'broken-bridge': brokenBridge,
  crate,
  letter,
  gates,
  fair,
  scaffold,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type VignetteSubject = keyof typeof SCENES;
