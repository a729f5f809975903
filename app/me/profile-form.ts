/** Reads the form of the profile. */
import { z } from 'zod';
import { Name } from '@/lib/features/table/contract-shapes';
import { LOCALES } from '@/lib/game/wording/locales';
import { isTimeZone } from '@/lib/features/people/guests';
import type { Habits } from '@/lib/features/people/profile';

const Time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));

/** A time zone that clocks can be read in. */
export const ZoneField = z.string().refine(isTimeZone);

const ProfileBody = z.object({
  name: Name.optional(),
  locale: z.enum(LOCALES),
  timeZone: ZoneField,
  quiet: z
    .object({ from: Time, to: Time })
    // Equal times would be all day or none of it.
    .refine(({ from, to }) => from !== to)
    .nullable(),
  daysOff: z.array(z.coerce.number().int().min(1).max(7)).max(7),
});

/** The profile in the form, or undefined when it cannot be used. */
export function readProfile(form: FormData): (Habits & z.output<typeof ProfileBody>) | undefined {
  const [name, from, to] = ['name', 'quietFrom', 'quietTo'].map((field) =>
    String(form.get(field) ?? '').trim(),
  );
  const parsed = ProfileBody.safeParse({
    ...(name ? { name } : {}),
    ...{ locale: form.get('locale'), timeZone: form.get('zone') },
    quiet: from || to ? { from, to } : null,
    daysOff: [...new Set(form.getAll('dayOff'))],
  });
  return parsed.success ? parsed.data : undefined;
}
