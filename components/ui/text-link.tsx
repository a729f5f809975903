import type { Route } from 'next';
import type { ReactNode } from 'react';

interface TextLinkProps<T extends string> {
  readonly href: Route<T>;
  readonly className?: string;
  /** A tooltip about the target. */
  readonly title?: string;
  /** Whether it leads to the page itself, or to the section the page belongs to. */
  readonly current?: 'page' | 'true' | undefined;
  readonly children: ReactNode;
}

/** A plain link with a checked address. Next's own would add 7 kB of script to every page without need. */
export function TextLink<T extends string>({ href, className, title, current, children }: TextLinkProps<T>) {
  return (
    <a href={href} className={className} title={title} aria-current={current}>
      {children}
    </a>
  );
}
