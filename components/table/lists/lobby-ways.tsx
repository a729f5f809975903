import { useWords } from '@/lib/platform/i18n/current-words';

const WAYS = [
  ['filmLead', 'site.film', '/film'],
  ['computer', 'tables.lobbyPage.play', '/'],
  ['inviteLead', 'tables.lobbyPage.invite', '/#new-table'],
  ['dailyLead', 'daily.title', '/daily'],
  ['weeklyLead', 'weekly.title', '/weekly'],
  ['ratedLead', 'ratings.title', '/rated'],
  ['duelLead', 'tables.lobbyPage.duel', '/duels'],
  ['insightsLead', 'insights.title', '/insights'],
] as const;

/** Other options from the lobby: a game to watch, a computer, friends. */
export function LobbyWays() {
  const { t } = useWords();
  return (
    <section className="stack mt-3" aria-labelledby="ways-title">
      <h2 id="ways-title">{t('tables.lobbyPage.ways')}</h2>
      <ul className="grid list-none gap-3 p-0 sm:grid-cols-2">
        {WAYS.map(([lead, name, href]) => (
          <li key={name} className="panel flex flex-col items-start justify-between gap-3">
            <span>{t(`tables.lobbyPage.${lead}`)}</span>
            <a className="btn" href={href}>
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
