'use client';

import { usePathname } from 'next/navigation';
import { backTo } from '@/lib/platform/http/back-to';

interface BackProps {
  readonly label: string;
  readonly className: string;
  readonly current?: 'page' | undefined;
}

/** A sign-in link that returns to this page. Also of a page that was not found, the path is known here. */
export function SignInBack({ label, className, current }: BackProps) {
  const to = backTo(usePathname());
  return (
    <a
      className={className}
      aria-current={current}
      href={to === undefined ? '/sign-in' : `/sign-in?to=${encodeURIComponent(to)}`}
    >
      {label}
    </a>
  );
}
