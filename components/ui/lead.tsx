import type { ReactNode } from 'react';

/** The introduction of a page, a sentence or two below its title. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className="max-w-144 font-serif text-[clamp(1.2rem,2.4vw,1.45rem)] leading-list">{children}</p>;
}
