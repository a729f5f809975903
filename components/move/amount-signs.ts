import { goodIcon } from '@/lib/game/drawing/glyphs';
import type { Amount } from '@/lib/game/turn/amounts';

const ICONS: Readonly<Partial<Record<Amount, string>>> = {
  points: 'i-points',
  cubes: 'i-cube',
  'gold-mine': 'i-mine',
  quarry: 'i-quarry',
  technology: 'i-technology',
  university: 'i-university',
  'hunger-wall': 'i-wall',
  cathedral: 'i-cathedral',
  road: 'i-pawn',
};

export const amountIcon = (what: Amount): string => ICONS[what] ?? goodIcon(what as keyof object);

/** Pieces in the seat's colour, gained or lost. */
export const amountColour = (what: Amount, seat: number): string | undefined =>
  what === 'cubes' || what === 'road' ? `var(--seat-${seat})` : undefined;
