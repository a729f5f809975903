'use client';

import { deviceTimeZone } from '@/components/ui/browser/browser-features';
import { useRef } from 'react';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';

/** Sends the time zone of the browser along with a form; nothing where there is no script. */
export function TimeZoneField() {
  const field = useRef<HTMLInputElement>(null);
  // Only when it is sent: a browser takes long to find out, the first time.
  useWindowEvent('formdata', ({ target, formData }) => {
    if (target === field.current?.form) formData.set('timeZone', deviceTimeZone() ?? '');
  });
  return <input ref={field} type="hidden" name="timeZone" />;
}
