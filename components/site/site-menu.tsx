import type { ReactNode } from 'react';
import { CloseDetails } from '@/components/ui/close-details';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import { GROUPS, PLACES, type SitePlace } from './places';

interface SiteMenuProps {
  /** The current place. */
  readonly here?: SitePlace | undefined;
  /** The links of a game, before the site's links. */
  readonly game?: ReactNode;
  /** Settings of the page, after all links. */
  readonly children?: ReactNode;
}

/** Every place of the site in named groups behind one button. It opens without scripts too. */
export function SiteMenu({ here, game, children }: SiteMenuProps) {
  const { t } = useWords();
  return (
    <>
      <CloseDetails />
      <details className="menu ml-auto [.btn~&]:ml-0">
        <summary className="menu-button">{t('table.menu')}</summary>
        <div className="menu-sheet">
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
  /** Whether it takes the full width of the menu. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Links under one heading, in two columns on a phone. */
export function MenuGroup({ title, isWide = false, children }: MenuGroupProps) {
  return (
    <div className={isWide ? 'sm:col-span-full' : ''}>
      <p className="border-b border-line pb-1 font-serif text-subtitle font-semibold">{title}</p>
      <ul
        className={`grid list-none grid-cols-2 gap-x-4 p-0 ${isWide ? 'sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]' : 'sm:grid-cols-1'} text-md menu-links`}
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
