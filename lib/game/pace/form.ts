/** Reads the fields of components/clocks/pace-fields.tsx. */
import { paceFrom, type Pace, type PaceFault } from './pace';

/** The pace that a form asks for, or what is wrong with it. A form without these fields asks for none: no clock. */
export function paceOfForm(form: FormData): Pace | PaceFault {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const hour = (name: string) => (/^\d{1,4}$/.test(text(name)) ? Number(text(name)) : Number.NaN);
  return paceFrom({
    kind: text('pace') || 'relaxed',
    wakingOnly: form.has('wakingOnly'),
    onTimeout: text('onTimeout'),
    ...{ bankH: hour('bankH'), gainH: hour('gainH'), capH: hour('capH') },
  });
}
