import { ActButton, type FormAction } from '@/components/ui/forms/act-button';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { BrowserLine, TableBrowser } from '@/lib/features/seats/own-seat';
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

interface TableBrowsersProps {
  readonly browsers: readonly TableBrowser[];
  readonly timeZone: string | undefined;
  readonly signOut: FormAction;
}

/** The browsers that can open a person's seats, signed in or not. Each can be signed out. */
export function TableBrowsers({ browsers, timeZone, signOut }: TableBrowsersProps) {
  const words = useWords();
  const { t } = words;
  return (
    <Panel title={t('seats.tableBrowsers.title')}>
      <p className="small">
        {t(browsers.length > 0 ? 'seats.tableBrowsers.why' : 'seats.tableBrowsers.none')}
      </p>
      <ul className="stack">
        {browsers.map((browser) => {
          const { id, gameId, seat, table, at, isHere } = browser;
          const name = browserName(words, browser);
          return (
            <li key={`${gameId} ${id}`} className="row">
              <TextLink href={`/games/${gameId}/seats`}>{table}</TextLink>
              <strong>{name}</strong>
              <span className="small muted">
                {t(`seats.mine.${whatIs(browser)}`)}, <SeatTime at={at} timeZone={timeZone} />
              </span>
              {!isHere && (
                <ActButton
                  of={{ gameId, seat, id }}
                  {...{ action: signOut, label: t('seats.mine.endShort') }}
                  says={t('seats.tableBrowsers.end', { name, table })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function browserName({ t }: Wording, { label, isLink }: BrowserLine): string {
  return label || t(isLink ? 'seats.mine.linkItself' : 'people.browsers.unknown');
}

/** How a browser got access to the seat. */
function whatIs({ own, isHere, isLink }: BrowserLine): 'here' | 'isLink' | 'own' | 'byLink' {
  if (isHere) return 'here';
  if (isLink) return 'isLink';
  return own ? 'own' : 'byLink';
}
