'use client';

import { lazy, Suspense } from 'react';
import { deviceTimeZone } from '@/components/ui/browser/browser-features';
import { untilDone } from '@/components/ui/browser/retry';
import { useBrowserValue } from '@/components/ui/browser/use-browser-value';
import type { ZoneFormProps } from './zone-form';

/** Loaded only if there may be a question, which is rare. */
const ZoneForm = lazy(() => untilDone(async () => ({ default: (await import('./zone-form')).ZoneForm })));

type ZoneAskProps = Omit<ZoneFormProps, 'here'>;

/**
 * Asks once, if this device's time zone differs from the reader's, because nights, deadlines and times in
 * emails depend on it. Needs scripts.
 */
export function ZoneAsk(props: ZoneAskProps) {
  const here = useBrowserValue(deviceTimeZone, undefined);
  if (!here || here === props.kept) return null;
  return (
    <Suspense>
      <ZoneForm {...props} here={here} />
    </Suspense>
  );
}
