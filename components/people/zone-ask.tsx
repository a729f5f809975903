'use client';

import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { untilDone } from '@/components/ui/until-done';
import type { ZoneFormProps } from './zone-form';

/** Fetched where there is something to ask, which is hardly ever. */
const ZoneForm = lazy(() => untilDone(async () => ({ default: (await import('./zone-form')).ZoneForm })));

type ZoneAskProps = Pick<ZoneFormProps, 'kept' | 'words' | 'cities' | 'action'>;

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
export function ZoneAsk(props: ZoneAskProps) {
  const { kept } = props;
  const here = useSyncExternalStore(
    never,
    () => zoneToAsk(kept),
    () => '',
  );
  const [isAnswered, setAnswered] = useState(false);
  if (!here || isAnswered) return null;
  const keep = () => localStorage.setItem(ANSWERED, `${kept} ${here}`);
  return (
    <Suspense>
      <ZoneForm {...props} here={here} keep={keep} onAnswered={() => setAnswered(true)} />
    </Suspense>
  );
}
