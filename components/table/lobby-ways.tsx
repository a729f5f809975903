import { useWords } from '@/lib/platform/i18n/current-words';
import type { ReactNode } from 'react';

const WAYS = [
  ['filmLead', 'film', '/film'],
  ['dailyLead', 'daily', '/daily'],
  ['duelLead', 'duel', '/duels'],
  ['insightsLead', 'insights', '/insights'],
  ['computer', 'play', '/'],
  ['inviteLead', 'invite', '/#new-table'],
] as const;

/** What the lobby has beside open tables: something to watch, the computer, friends. */
export function LobbyWays({ children }: { readonly children?: ReactNode }) {
  const { t } = useWords();
  return (
    <aside className="stack" aria-label={t('tables.lobbyPage.ways')}>
      {children}
      <section className="panel stack">
        <h2>{t('tables.lobbyPage.ways')}</h2>
        {WAYS.map(([lead, name, href]) => (
          <p key={name} className="flex flex-wrap items-center justify-between gap-2">
            <span>{t(`tables.lobbyPage.${lead}`)}</span>
            <a className="btn" href={href}>
              {t(`tables.lobbyPage.${name}`)}
            </a>
          </p>
        ))}
      </section>
    </aside>
  );
}
