'use client';

import { useState, useSyncExternalStore } from 'react';
import type { ZoneCities } from '@/lib/game/wording/zone-cities';
import { cityOfZone } from '@/lib/game/wording/zone-city';

interface ZoneAskProps {
  /** By which clock the reader lives, as they have said. */
  readonly kept: string;
  /** `{here}` and `{kept}` stand where the two zones go. */
  readonly words: { readonly ask: string; readonly take: string; readonly keep: string };
  /** What cities are called in the reader's language. */
  readonly cities: ZoneCities;
  /** Keeps the field `zone`. */
  readonly action: (form: FormData) => Promise<void>;
}

const ANSWERED = 'zone-asked';
const never = () => () => {};

/** What the clocks of a zone show at a moment, to the minute. */
const clockIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

/**
 * Whether clocks of two zones ever differ: now, or half a year from now, when summer time may have begun or
 * ended.
 */
function differ(a: string, b: string): boolean {
  const now = new Date();
  const then = new Date(now.getTime() + 182 * 86_400_000);
  return [now, then].some((at) => clockIn(a, at) !== clockIn(b, at));
}

/** The zone of this device where the reader's clock is another and they have not said that it shall stay. */
function zoneToAsk(kept: string): string {
  try {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const isAnswered = localStorage.getItem(ANSWERED) === `${kept} ${here}`;
    return here && !isAnswered && differ(here, kept) ? here : '';
  } catch {
    return '';
  }
}

/**
 * Asks once, when this device's clock is another than the reader's: nights, deadlines and times in mails go
 * by it. Needs scripts.
 */
export function ZoneAsk({ kept, words, cities, action }: ZoneAskProps) {
  const here = useSyncExternalStore(
    never,
    () => zoneToAsk(kept),
    () => '',
  );
  const [isAnswered, setAnswered] = useState(false);
  if (!here || isAnswered) return null;
  const keep = () => {
    localStorage.setItem(ANSWERED, `${kept} ${here}`);
    setAnswered(true);
  };
  // It stands in the layout of all pages, which a form does not always draw anew.
  const take = async (form: FormData) => {
    setAnswered(true);
    await action(form);
  };
  const city = (zone: string) => cityOfZone(zone, cities);
  const fill = (text: string) => text.replace('{here}', city(here)).replace('{kept}', city(kept));
  return (
    <form className="row mx-auto my-1 max-w-328 px-4 py-1 small" action={take} role="status">
      <span>{fill(words.ask)}</span>
      <input type="hidden" name="zone" value={here} />
      <button className="btn">{fill(words.take)}</button>
      <button type="button" className="btn" onClick={keep}>
        {fill(words.keep)}
      </button>
    </form>
  );
}
