'use client';

import { useRef } from 'react';
import { deviceTimeZone } from '@/components/ui/browser/browser-features';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';

/** Adds the browser's time zone to a form; renders nothing without scripts. */
export function TimeZoneField() {
  const field = useRef<HTMLInputElement>(null);
  // Computed on submit, because the first call is slow.
  useWindowEvent('formdata', ({ target, formData }) => {
    if (target === field.current?.form) formData.set('timeZone', deviceTimeZone() ?? '');
  });
  return <input ref={field} type="hidden" name="timeZone" />;
}
