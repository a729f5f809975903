'use client';

import { deviceTimeZone } from '@/components/ui/browser/browser-features';
import { useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/game/wording/locales';
import { timeZoneName } from '@/lib/game/wording/zone-name';

interface CurrentZoneProps {
  /** Id of the choice to set. */
  readonly select: string;
  /** With `{zone}` where its name goes. */
  readonly label: string;
  readonly locale: Locale;
  /** The zone that is chosen already. */
  readonly chosen: string;
}

const never = () => () => {};

/** Offers the time zone of this device; nothing without scripts, or where it is chosen already. */
export function CurrentZone({ select, label, locale, chosen }: CurrentZoneProps) {
  const zone = useSyncExternalStore(
    never,
    () => deviceTimeZone() ?? '',
    () => '',
  );
  if (!zone || zone === chosen) return null;
  const take = () => {
    const choice = document.getElementById(select);
    if (!(choice instanceof HTMLSelectElement)) return;
    if (![...choice.options].some(({ value }) => value === zone))
      choice.add(new Option(timeZoneName(locale, zone), zone));
    choice.value = zone;
  };
  return (
    <button type="button" className="btn mt-1.6" onClick={take}>
      {label.replace('{zone}', timeZoneName(locale, zone))}
    </button>
  );
}
