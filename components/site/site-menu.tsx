import type { ReactNode } from 'react';
import { CloseDetails } from '@/components/ui/close-details';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import { PLACES, SERVICE, TABS, type SitePlace } from './places';

/** One button with a sheet of links below it. It opens without scripts too. */
export function Menu({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const { t } = useWords();
  return (
    <>
      <CloseDetails />
      <details className="menu ml-auto [.btn~&]:ml-0">
        <summary className="menu-button">{t('table.menu')}</summary>
        <div className={`menu-sheet ${className}`}>{children}</div>
      </details>
    </>
  );
}

interface SiteMenuProps {
  readonly here?: SitePlace | undefined;
  readonly hasFigures?: boolean;
  /** Whether a wide screen shows the sections above, and so leaves them out of the menu. */
  readonly isUnderTabs?: boolean;
}

/** Every section of the site with its pages, and the reader's own pages. */
export function SiteMenu({ here, hasFigures = false, isUnderTabs = false }: SiteMenuProps) {
  const { t } = useWords();
  const inTabs = isUnderTabs ? 'lg:hidden' : '';
  return (
    <Menu
      className={`w-[min(64rem,calc(100vw-1rem))] sm:grid-cols-3 ${isUnderTabs ? 'lg:w-72 lg:grid-cols-1' : ''}`}
    >
      <nav className="contents" aria-label={t('site.places.all')}>
        {TABS.map(([tab, places]) => (
          <MenuGroup key={tab} title={t(`site.places.tab.${tab}`)} className={inTabs}>
            {tab === 'play' && <MenuPlace place="play" isHere={here === 'play'} />}
            {places.map((place) =>
              place === 'insights' && !hasFigures ? null : (
                <MenuPlace key={place} place={place} isHere={place === here} />
              ),
            )}
          </MenuGroup>
        ))}
        <MenuGroup title={t('site.places.service')}>
          {SERVICE.map((place) => (
            <MenuPlace
              key={place}
              place={place}
              isHere={place === here}
              className={place === 'account' ? inTabs : ''}
            />
          ))}
        </MenuGroup>
      </nav>
    </Menu>
  );
}

interface GroupProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Links under one heading, in two columns on a phone. */
export function MenuGroup({ title, className, children }: GroupProps) {
  return (
    <div className={className}>
      <p className="border-b border-line pb-1 font-serif text-lg font-semibold">{title}</p>
      <ul className="grid list-none grid-cols-2 gap-x-4 p-0 text-md menu-links sm:grid-cols-1">{children}</ul>
    </div>
  );
}

interface PlaceProps {
  readonly place: SitePlace;
  readonly isHere?: boolean;
  readonly className?: string;
}

/** A link to a place of the site. */
export function MenuPlace({ place, isHere = false, className }: PlaceProps) {
  const { t } = useWords();
  const { href, name } = PLACES[place];
  return (
    <li className={className}>
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
