'use client';

import { usePathname } from 'next/navigation';

/**
 * A sign-in link that returns to this page. Only the browser knows the address of a page that was not found.
 */
export function SignInBack({ label }: { readonly label: string }) {
  return (
    <a className="btn btn-main" href={`/sign-in?to=${encodeURIComponent(usePathname())}`}>
      {label}
    </a>
  );
}
