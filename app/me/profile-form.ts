import { z } from 'zod';
import { isTimeZone } from '@/lib/features/people/guests';
import type { PersonSettings } from '@/lib/features/people/profile';
import { Name } from '@/lib/features/table/contract-shapes';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { minuteOf } from '@/lib/game/wording/language/times';
import { field, optionalField, readFields, Texts } from '@/lib/platform/http/fields';

const Time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .transform(minuteOf);

/** A time zone that Intl supports. */
export const Zone = z.string().refine(isTimeZone);
const Day = z.coerce.number<string>().int().min(1).max(7);

const FIELDS = {
  name: optionalField(Name),
  locale: field(z.enum(LOCALES)),
  zone: field(Zone),
  quietFrom: optionalField(Time),
  quietTo: optionalField(Time),
  dayOff: Texts.pipe(z.array(Day)),
};

type Profile = PersonSettings & {
  readonly name?: string;
  readonly locale: Locale;
  readonly timeZone: string;
};

/** The profile in the form; undefined if invalid. */
export function readProfile(form: FormData): Profile | undefined {
  const fields = readFields(form, FIELDS);
  if (!fields) return undefined;
  const { name, locale, zone, quietFrom: from, quietTo: to, dayOff } = fields;
  // Quiet hours need both times. Equal times are ambiguous: all day, or never.
  if ((from === undefined) !== (to === undefined) || (from !== undefined && from === to)) return undefined;
  return {
    name,
    locale,
    timeZone: zone,
    daysOff: [...new Set(dayOff)],
    quiet: from === undefined || to === undefined ? null : { from, to },
  };
}
