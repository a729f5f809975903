'use client';

import { usePathname } from 'next/navigation';

/** A link to signing in that leads back to this page: one that is not found knows its address only here. */
export function SignInBack({ label }: { readonly label: string }) {
  return (
    <a className="btn btn-main" href={`/sign-in?to=${encodeURIComponent(usePathname())}`}>
      {label}
    </a>
  );
}
