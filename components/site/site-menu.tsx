import type { ReactNode } from 'react';
import { CloseDetails } from '@/components/ui/close-details';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import { GROUPS, PLACES, type SitePlace } from './places';

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

/** Every place of the site in named groups. */
export function SiteMenu({ here }: { readonly here?: SitePlace | undefined }) {
  const { t } = useWords();
  return (
    <Menu className="w-[min(64rem,calc(100vw-1rem))] sm:grid-cols-3">
      <nav className="contents" aria-label={t('site.places.all')}>
        {GROUPS.map(([group, places]) => (
          <MenuGroup key={group} title={t(`site.places.group.${group}`)}>
            {places.map((place) => (
              <MenuPlace key={place} place={place} isHere={place === here} />
            ))}
          </MenuGroup>
        ))}
      </nav>
    </Menu>
  );
}

/** Links under one heading, in two columns on a phone. */
export function MenuGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="border-b border-line pb-1 font-serif text-lg font-semibold">{title}</p>
      <ul className="grid list-none grid-cols-2 gap-x-4 p-0 text-md menu-links sm:grid-cols-1">{children}</ul>
    </div>
  );
}

interface PlaceProps {
  readonly place: SitePlace;
  readonly isHere?: boolean;
}

/** A link to a place of the site. */
export function MenuPlace({ place, isHere = false }: PlaceProps) {
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
