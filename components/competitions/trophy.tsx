import { shortened } from '@/lib/game/drawing/fit-text';
import './trophy.css';

/** Letters of a name that fit on the band without being set closer. */
const LETTERS = 15;
const MAX_LETTERS = 26;

/** A gilded cup with a name on its band; the heading next to it says the same. */
export function Trophy({ name }: { readonly name: string }) {
  const shown = shortened(name, MAX_LETTERS);
  const close = [...shown].length > LETTERS ? { textLength: 176, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    <svg viewBox="0 0 260 250" className="trophy h-auto w-full max-w-64" aria-hidden="true">
      <g className="fill-none" strokeLinecap="round">
        {HANDLES.map((d) => (
          <path key={d} d={d} className="stroke-ink" strokeWidth="13" />
        ))}
        {HANDLES.map((d) => (
          <path key={d} d={d} className="stroke-gold" strokeWidth="8" />
        ))}
      </g>
      <g className="fill-gold stroke-ink" strokeWidth="3" strokeLinejoin="round">
        <path d="M120 182h20l7 26h-34z" />
        <path d="M58 42H202C202 100 184 146 150 160V172H110V160C76 146 58 100 58 42Z" />
        <rect x="50" y="30" width="160" height="14" rx="5" />
        <ellipse cx="130" cy="176" rx="26" ry="9" />
        <path d="M88 206h84l8 14H80z" />
        <rect x="68" y="220" width="124" height="18" rx="4" className="fill-wood" />
      </g>
      <g className="fill-none stroke-ink" strokeWidth="2" strokeLinejoin="round" opacity="0.75">
        <path d={SKYLINE} />
        <path d="M178 132l10-14M170 142l22-28M162 150l14-18M186 62v-8M192 76v-24" opacity="0.7" />
      </g>
      <path
        d="M70 54C72 92 84 122 104 144"
        className="fill-none"
        stroke="var(--tile-light)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.7"
      />
      <g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" fill="var(--shield)">
        <path d="M40 100L6 92l12 18-12 16 34-6zM220 100l34-8-12 18 12 16-34-6z" />
        <path d="M32 92q98 14 196 0v34q-98 14-196 0z" />
      </g>
      <text
        x="130"
        y="121"
        textAnchor="middle"
        className="f-serif font-bold"
        fontSize="21"
        fill="var(--on-red)"
        {...close}
      >
        {shown}
      </text>
    </svg>
  );
}

const HANDLES = ['M60 58C16 46 18 116 78 124', 'M200 58C244 46 242 116 182 124'];

/** The castle and the bridge towers, engraved below the rim. */
const SKYLINE =
  'M80 84v-16h10v-8l5-8 5 8v8h8v-10l6-10 6 10v10h6v-6h4v6h6v-10l6-10 6 10v10h8v-8l5-8 5 8v8h10v16M96 84v-6M124 84v-8M152 84v-6';
