'use client';

import { deviceTimeZone } from '@/components/ui/browser-features';
import { useEffect, useRef } from 'react';

/** Sends the time zone of the browser along with a form; nothing where there is no script. */
export function TimeZoneField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    // Only when it is sent: a browser takes long to find out, the first time.
    const fill = ({ formData }: FormDataEvent) => formData.set('timeZone', deviceTimeZone() ?? '');
    form?.addEventListener('formdata', fill);
    return () => form?.removeEventListener('formdata', fill);
  }, []);
  return <input ref={field} type="hidden" name="timeZone" />;
}
