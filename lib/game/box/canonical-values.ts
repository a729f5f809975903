/** Normalises values: ordered lists, no meaningless zeros, bonus ids as in the pack. */
import type { ProductionBonus } from '@/lib/game/engine/pack';
import { canonicalJson } from '@/lib/game/eventlog/canonical';
import { FIELDS, type Component } from './components';

type Fields = Readonly<Record<string, unknown>>;

/** The normalised values of a component, without those that equal the standard pack. */
export function differingValues(component: Component, values: Fields): Fields {
  const standard: Fields = { ...component.entry };
  const fields: readonly string[] = FIELDS[component.kind];
  return Object.fromEntries(
    fields
      .filter((field) => values[field] !== undefined)
      .map((field) => [field, inForm(component, field, values[field])] as const)
      .filter(
        ([field, value]) =>
          canonicalJson(value) !== canonicalJson(inForm(component, field, standard[field] ?? null)),
      ),
  );
}

function inForm(component: Component, field: string, value: unknown): unknown {
  if (field === 'corners') return [...(value as readonly number[])].sort((a, b) => a - b);
  if (field === 'edges') return sorted(value as readonly { side: number }[], ({ side }) => side);
  if (field === 'squares') return sorted(value as readonly Square[], ({ row, column }) => row * 100 + column);
  if (field === 'productionBonuses') return bonusesInForm(component, value as readonly ProductionBonus[]);
  const isTileCost = field === 'cost' && (component.kind === 'wall' || component.kind === 'building');
  return isTileCost ? { gold: 0, stone: 0, ...(value as Fields) } : withoutZeros(value, field);
}

interface Square {
  readonly row: number;
  readonly column: number;
}

const PRICES = new Set(['cost', 'reach', 'reachEither', 'crossing', 'discount']);
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A price lists only goods with a non-zero amount. */
function withoutZeros(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => withoutZeros(part));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, part]) => !PRICES.has(field) || part !== 0);
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutZeros(part, key)]));
}

function bonusesInForm(component: Component, bonuses: readonly ProductionBonus[]): unknown {
  if (component.kind !== 'production-track') return bonuses;
  const standard = component.entry.productionBonuses;
  const stem = component.id.replace(/-track$/, '-bonus');
  return sorted(bonuses, ({ field }) => field).map(({ field, gain }, i) => {
    const id = `${stem}-${i + 1}`;
    const provenance = standard.find((bonus) => bonus.id === id)?.provenance ?? 'reconstructed';
    return { id, field, gain: withoutZeros(gain), provenance };
  });
}

function sorted<T>(list: readonly T[], by: (item: T) => number): readonly T[] {
  return [...list].sort((a, b) => by(a) - by(b));
}
