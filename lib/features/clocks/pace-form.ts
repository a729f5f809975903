/** Reads the fields of components/clocks/pace-fields.tsx. */
import { paceFrom, type Pace, type PaceFault } from '@/lib/game/pace/pace';
import { readFields, Text, Ticked } from '@/lib/platform/http/fields';

/** Anything else becomes NaN and is refused below. */
const Hours = Text.transform((text) => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN));
const FIELDS = {
  pace: Text,
  onTimeout: Text,
  wakingOnly: Ticked,
  bankH: Hours,
  gainH: Hours,
  capH: Hours,
};

/**
 * The pace that a form asks for, or what is wrong with it. A form without these fields asks for none: no
 * clock.
 */
export function paceOfForm(form: FormData): Pace | PaceFault {
  const { pace = '', ...rules } = readFields(form, FIELDS) ?? {};
  return paceFrom({ kind: pace || 'relaxed', ...rules });
}
