interface MedallionProps {
  readonly name: string;
  /** Chooses the colour: the same text has the same one everywhere. */
  readonly of: string;
  readonly isSmall?: boolean;
}

/** A coloured disc with the initial of a person, whose name stands next to it. */
export function Medallion({ name, of, isSmall = false }: MedallionProps) {
  const [initial = '?'] = name.trim();
  return (
    <span
      aria-hidden="true"
      className={`inline-grid flex-none place-items-center rounded-full border-2 border-gold font-serif leading-none font-semibold text-white ${isSmall ? 'size-8 text-base' : 'size-14 text-xl'}`}
      style={{ backgroundColor: `oklch(0.43 0.09 ${hueOf(of)})` }}
    >
      {initial.toUpperCase()}
    </span>
  );
}

/** One of 24 hues. */
const hueOf = (text: string): number =>
  15 * ([...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) % 24);
