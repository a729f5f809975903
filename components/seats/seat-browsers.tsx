import { ActButton, type FormAction } from '@/components/ui/forms/act-button';
import type { BrowserLine } from '@/lib/features/seats/own-seat';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { SeatTime } from './seat-time';

interface BrowsersProps {
  readonly gameId: string;
  readonly timeZone: string | undefined;
  readonly browsers: readonly BrowserLine[];
  readonly actions: { readonly endOne: FormAction; readonly trustOne: FormAction };
}

/** The browsers of the reader's seat, and the link itself if it has been used. Each can be signed out. */
export function SeatBrowsers({ gameId, timeZone, browsers, actions }: BrowsersProps) {
  const words = useWords();
  const { t } = words;
  const nameOf = (browser: BrowserLine) => browserName(words, browser);
  return (
    <>
      <h3>{t('seats.mine.browsers')}</h3>
      {browsers.length === 0 && <p>{t('seats.mine.none')}</p>}
      <ul className="stack">
        {browsers.map((browser) => (
          <li key={browser.id} className="row">
            <strong>{nameOf(browser)}</strong>
            <span className="small muted">
              {t(`seats.mine.${whatIs(browser)}`)}, <SeatTime at={browser.at} timeZone={timeZone} />
            </span>
            {!browser.own && !browser.isLink && (
              <ActButton
                of={{ gameId, id: browser.id }}
                {...{ action: actions.trustOne, label: t('seats.mine.trust') }}
                says={t('seats.mine.trustSays', { name: nameOf(browser) })}
              />
            )}
            {!browser.isHere && (
              <ActButton
                of={{ gameId, id: browser.id }}
                {...{ action: actions.endOne, label: t('seats.mine.endShort') }}
                says={t('seats.mine.end', { name: nameOf(browser) })}
              />
            )}
          </li>
        ))}
      </ul>
      {browsers.some(({ own }) => !own) && <p className="small">{t('seats.mine.trustWhy')}</p>}
      {browsers.some(({ isHere }) => !isHere) && <p className="small">{t('seats.mine.endWhy')}</p>}
    </>
  );
}

export function browserName({ t }: Wording, { label, isLink }: BrowserLine): string {
  return label || t(isLink ? 'seats.mine.linkItself' : 'people.browsers.unknown');
}

/** How a browser got access to the seat. */
export function whatIs({ own, isHere, isLink }: BrowserLine): 'here' | 'isLink' | 'own' | 'byLink' {
  if (isHere) return 'here';
  if (isLink) return 'isLink';
  return own ? 'own' : 'byLink';
}
