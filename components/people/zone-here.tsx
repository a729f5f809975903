'use client';

import { useSyncExternalStore } from 'react';

interface ZoneHereProps {
  /** Id of the choice to set. */
  readonly select: string;
  /** With `{zone}` where its name goes. */
  readonly label: string;
}

const never = () => () => {};

/** Offers the time zone of this very device; nothing where there is no script. */
export function ZoneHere({ select, label }: ZoneHereProps) {
  const zone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => '',
  );
  if (!zone) return null;
  const take = () => {
    const choice = document.getElementById(select);
    if (!(choice instanceof HTMLSelectElement)) return;
    if (![...choice.options].some(({ value }) => value === zone)) choice.add(new Option(zone));
    choice.value = zone;
  };
  return (
    <button type="button" className="btn" onClick={take}>
      {label.replace('{zone}', zone)}
    </button>
  );
}
