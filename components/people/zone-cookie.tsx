'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { deviceTimeZone, readCookies, writeCookie } from '@/components/ui/browser/browser-features';
import { ZONE_COOKIE } from './zone-cookie-name';

const YEAR_S = 365 * 24 * 60 * 60;
const UTC = /^(?:Etc\/)?(?:UTC|GMT|UCT|Zulu|Universal)$/;

/**
 * Stores this device's time zone for readers without a person, and renders the page again with it.
 * `known` is the zone that the server used.
 */
export function ZoneCookie({ known }: { readonly known: string | undefined }) {
  const router = useRouter();
  useEffect(() => {
    const here = deviceTimeZone();
    if (!here || here === known || (known === undefined && UTC.test(here))) return;
    const cookie = `${ZONE_COOKIE}=${here}`;
    const isStored = () => readCookies().split('; ').includes(cookie);
    // The server does not know this zone, or it has not read the cookie yet.
    if (isStored()) return;
    writeCookie(`${cookie}; path=/; max-age=${YEAR_S}; samesite=lax`);
    if (isStored()) router.refresh();
  }, [known, router]);
  return null;
}
