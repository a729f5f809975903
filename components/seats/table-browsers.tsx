import { ActButton, type FormAction } from '@/components/ui/forms/act-button';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { TableBrowser } from '@/lib/features/seats/own-seat';
import { useWords } from '@/lib/platform/i18n/current-words';
import { browserName, whatIs } from './seat-browsers';
import { SeatTime } from './seat-time';

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
