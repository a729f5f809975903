import type { ReactNode } from 'react';
import { CloseDetails } from '@/components/ui/close-details';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import { GROUPS, PLACES, type SitePlace } from './places';

interface SiteMenuProps {
  /** The place that the page is. */
  readonly here?: SitePlace | undefined;
  /** The links of a game, before the site's links. */
  readonly game?: ReactNode;
  /** Settings of the page, after all links. */
  readonly children?: ReactNode;
}

const SUMMARY =
  'inline-flex min-h-target min-w-target items-center justify-center px-2.4 text-sm font-semibold before:mr-1.6 before:content-["☰"] phone:p-0 phone:text-[0px] phone:before:m-0 phone:before:text-heading';
const SHEET =
  'absolute right-2 top-full z-30 grid max-h-[calc(100dvh_-_4rem)] w-[min(64rem,calc(100vw_-_1rem))] gap-x-6 gap-y-4 overflow-y-auto rounded-md bg-card px-4 pt-3 pb-4 text-ink [box-shadow:var(--shadow-dialog)] sm:grid-cols-3';

/** Every place of the site in named groups, behind one button: it opens without scripts, too. */
export function SiteMenu({ here, game, children }: SiteMenuProps) {
  const { t } = useWords();
  return (
    <>
      <CloseDetails />
      <details className="menu ml-auto [.btn~&]:ml-0">
        <summary className={SUMMARY}>{t('table.menu')}</summary>
        <div className={SHEET}>
          {game}
          <nav className="contents" aria-label={t('site.places.all')}>
            {GROUPS.map(([group, places]) => (
              <MenuGroup key={group} title={t(`site.places.group.${group}`)}>
                {places.map((place) => (
                  <MenuPlace key={place} place={place} isHere={place === here} />
                ))}
              </MenuGroup>
            ))}
          </nav>
          {children}
        </div>
      </details>
    </>
  );
}

interface MenuGroupProps {
  readonly title: string;
  /** Whether it is as wide as the menu. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Links under one heading; on a phone two beside each other. */
export function MenuGroup({ title, isWide = false, children }: MenuGroupProps) {
  return (
    <div className={isWide ? 'sm:col-span-full' : ''}>
      <p className="border-b border-line pb-1 font-serif text-subtitle font-semibold">{title}</p>
      <ul
        className={`grid list-none grid-cols-2 gap-x-4 p-0 ${isWide ? 'sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]' : 'sm:grid-cols-1'} text-md [&_a]:flex [&_a]:min-h-target [&_a]:items-center [&_a]:leading-tight [&_a]:text-ink [&_a]:no-underline [&_a]:hover:underline`}
      >
        {children}
      </ul>
    </div>
  );
}

function MenuPlace({ place, isHere }: { readonly place: SitePlace; readonly isHere: boolean }) {
  const { t } = useWords();
  const { href, name } = PLACES[place];
  return (
    <li>
      <TextLink
        href={href}
        current={isHere ? 'page' : undefined}
        className="current:font-bold current:text-red!"
      >
        {t(name)}
      </TextLink>
    </li>
  );
}
