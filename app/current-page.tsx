import type { ComponentProps } from 'react';
import type { SitePlace } from '@/components/site/places';
import { MessagePage, SiteFrame, SitePage } from '@/components/site/site-page';
import { currentNav } from './current-nav';

/** The props of a page without its header, which names its place in the menus. */
type Under<Page extends typeof SitePage | typeof SiteFrame | typeof MessagePage> = Omit<
  ComponentProps<Page>,
  'nav'
> & { readonly here?: SitePlace };

/** A page with the site header of this browser. `isInUtc` names no zone for its times, which are in UTC. */
export async function CurrentPage({
  here,
  isInUtc,
  ...page
}: Under<typeof SitePage> & { readonly isInUtc?: boolean }) {
  const nav = await currentNav({ here });
  return <SitePage nav={isInUtc ? { ...nav, timeZone: undefined } : nav} {...page} />;
}

/** Content with its own title, below the site header of this browser. */
export async function CurrentFrame({ here, ...page }: Under<typeof SiteFrame>) {
  return <SiteFrame nav={await currentNav({ here })} {...page} />;
}

/** A message with the site header of this browser. */
export async function CurrentMessage({ here, ...page }: Under<typeof MessagePage>) {
  return <MessagePage nav={await currentNav({ here })} {...page} />;
}
