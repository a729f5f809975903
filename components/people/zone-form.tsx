import { useState } from 'react';
import { localStore } from '@/components/ui/browser/browser-features';
import type { FormAction } from '@/components/ui/forms/act-button';
import { cityOfZone, type ZoneCities } from '@/lib/game/wording/language/zone-city';

export interface ZoneFormProps {
  /** The reader's stored time zone. */
  readonly kept: string;
  /** This device's time zone, if it differs. */
  readonly here: string;
  /** `{here}` and `{kept}` are placeholders for the two zones. */
  readonly words: { readonly ask: string; readonly take: string; readonly keep: string };
  /** City names in the reader's language. */
  readonly cities: ZoneCities;
  /** Stores the field `zone`. */
  readonly action: FormAction;
}

const ANSWERED = 'zone-asked';

/** The local time of a zone at a moment, to the minute. */
const clockIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

/** Whether two zones ever differ: now, or in half a year, when daylight saving time may have changed. */
function differ(a: string, b: string): boolean {
  const now = new Date();
  const then = new Date(now.getTime() + 182 * 86_400_000);
  return [now, then].some((at) => clockIn(a, at) !== clockIn(b, at));
}

/** Whether this device's zone differs, and the reader has not declined to change theirs. */
function isToBeAsked({ kept, here }: Pick<ZoneFormProps, 'kept' | 'here'>): boolean {
  const answered = localStore.read(ANSWERED);
  // Without storage the question would appear on every page.
  if (answered === undefined || answered === `${kept} ${here}`) return false;
  try {
    return differ(here, kept);
  } catch {
    return false;
  }
}

/** The question of zone-ask.tsx. It renders only in the browser. */
export function ZoneForm({ kept, here, words, cities, action }: ZoneFormProps) {
  const [isAsked, setAsked] = useState(() => isToBeAsked({ kept, here }));
  if (!isAsked) return null;
  // The form is in the root layout, which a submission does not always re-render.
  const take = async (form: FormData) => {
    setAsked(false);
    await action(form);
  };
  const stay = () => {
    localStore.write(ANSWERED, `${kept} ${here}`);
    setAsked(false);
  };
  const city = (zone: string) => cityOfZone(zone, cities);
  const fill = (text: string) => text.replace('{here}', city(here)).replace('{kept}', city(kept));
  return (
    <form className="row mx-auto my-1 max-w-328 px-4 py-1 small" action={take} role="status">
      <span>{fill(words.ask)}</span>
      <input type="hidden" name="zone" value={here} />
      <button className="btn">{fill(words.take)}</button>
      <button type="button" className="btn" onClick={stay}>
        {fill(words.keep)}
      </button>
    </form>
  );
}
