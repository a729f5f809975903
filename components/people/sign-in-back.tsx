'use client';

import { usePathname } from 'next/navigation';
import { isBackName } from '@/lib/platform/http/back-name';

interface BackProps {
  readonly label: string;
  readonly className: string;
  readonly current?: 'page' | undefined;
}

/** A sign-in link that returns to this page. Also of a page that was not found, the path is known here. */
export function SignInBack({ label, className, current }: BackProps) {
  const here = usePathname();
  return (
    <a
      className={className}
      aria-current={current}
      href={isBackName(here) ? `/sign-in?to=${encodeURIComponent(here)}` : '/sign-in'}
    >
      {label}
    </a>
  );
}
