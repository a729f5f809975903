import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';

interface TextLinkProps<T extends string> {
  readonly href: Route<T>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that is fetched when it is followed: our pages are too fresh to be fetched ahead. */
export function TextLink<T extends string>({ href, className, children }: TextLinkProps<T>) {
  return (
    <Link href={href} prefetch={false} className={className}>
      {children}
    </Link>
  );
}
