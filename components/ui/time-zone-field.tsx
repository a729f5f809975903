'use client';

import { useEffect, useRef } from 'react';

/** Sends the time zone of the browser along with a form; nothing where there is no script. */
export function TimeZoneField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  }, []);
  return <input ref={field} type="hidden" name="timeZone" />;
}
