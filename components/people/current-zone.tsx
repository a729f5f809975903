'use client';

import { deviceTimeZone } from '@/components/ui/browser/browser-features';
import { useBrowserValue } from '@/components/ui/browser/use-browser-value';
import type { Locale } from '@/lib/game/wording/language/locales';
import { nameZone, type ZoneCities } from '@/lib/game/wording/language/zone-city';

interface CurrentZoneProps {
  /** Id of the select element to set. */
  readonly select: string;
  /** Contains `{zone}` as a placeholder for the name. */
  readonly label: string;
  readonly locale: Locale;
  /** City names in the reader's language. */
  readonly cities: ZoneCities;
  /** The currently selected zone. */
  readonly chosen: string;
}

/** Offers this device's time zone; renders nothing without scripts, or if that zone is already selected. */
export function CurrentZone({ select, label, locale, cities, chosen }: CurrentZoneProps) {
  const zone = useBrowserValue(deviceTimeZone, undefined);
  if (!zone || zone === chosen) return null;
  const take = () => {
    const choice = document.getElementById(select);
    if (!(choice instanceof HTMLSelectElement)) return;
    if (![...choice.options].some(({ value }) => value === zone))
      choice.add(new Option(nameZone(locale, zone, cities), zone));
    choice.value = zone;
  };
  return (
    <button type="button" className="btn mt-1.5" onClick={take}>
      {label.replace('{zone}', nameZone(locale, zone, cities))}
    </button>
  );
}
