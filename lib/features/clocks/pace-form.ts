/** Parses the fields of components/clocks/pace-fields.tsx. */
import { paceFrom, type Pace, type PaceFault } from '@/lib/game/pace/pace';
import { readFields, Text, Ticked } from '@/lib/platform/http/fields';

/** All other texts become NaN and are refused below. */
const Hours = Text.transform((text) => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN));
const FIELDS = {
  pace: Text,
  onTimeout: Text,
  wakingOnly: Ticked,
  bankH: Hours,
  gainH: Hours,
  capH: Hours,
};

/** The pace in a form, or its fault. A form without these fields means no clock. */
export function paceOfForm(form: FormData): Pace | PaceFault {
  const { pace = '', ...rules } = readFields(form, FIELDS) ?? {};
  return paceFrom({ kind: pace || 'relaxed', ...rules });
}
