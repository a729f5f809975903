'use client';

import { deviceTimeZone } from '@/components/ui/browser/browser-features';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { untilDone } from '@/components/ui/browser/until-done';
import type { ZoneFormProps } from './zone-form';

/** Fetched where there may be something to ask, which is hardly ever. */
const ZoneForm = lazy(() => untilDone(async () => ({ default: (await import('./zone-form')).ZoneForm })));

type ZoneAskProps = Omit<ZoneFormProps, 'here'>;

const never = () => () => {};
const zoneHere = () => deviceTimeZone() ?? '';

/**
 * Asks once, when this device's clock is another than the reader's: nights, deadlines and times in mails go
 * by it. Needs scripts.
 */
export function ZoneAsk(props: ZoneAskProps) {
  const here = useSyncExternalStore(never, zoneHere, () => '');
  if (!here || here === props.kept) return null;
  return (
    <Suspense>
      <ZoneForm {...props} here={here} />
    </Suspense>
  );
}
