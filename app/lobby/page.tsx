import { cardMeta } from '@/app/page-meta';
import { SitePage } from '@/components/site/site-page';
import { LobbyFilter, LobbyList } from '@/components/table/lists/lobby-list';
import { LivePicture } from '@/components/table/start/start';
import { TextLink } from '@/components/ui/text-link';
import { boardOf, BOARDS, readLobby } from '@/lib/features/table/lists/lobby';
import { PACE_KINDS } from '@/lib/game/pace/pace';
import { getWords } from '@/lib/platform/i18n/request-words';
import { livePicture } from '../(site)/live-picture';
import { currentNav } from '../current-nav';
import { lobbyAddress, PLAYERS, readLobbyFilter, readPlace } from './filter';

export const generateMetadata = cardMeta('lobby');

/** Tables that anyone may join. */
export default async function LobbyPage({ searchParams }: PageProps<'/lobby'>) {
  const [words, query, nav] = await Promise.all([getWords(), searchParams, currentNav({ here: 'lobby' })]);
  const { t } = words;
  const filter = readLobbyFilter(query);
  const after = readPlace(query);
  const [{ tables, next }, shown] = await Promise.all([readLobby(filter, after), livePicture(words)]);
  const choices = [
    {
      name: 'players',
      title: t('tables.lobbyPage.players'),
      value: String(filter.players ?? ''),
      of: PLAYERS.map((n) => [String(n), String(n)] as const),
    },
    {
      name: 'pace',
      title: t('tables.lobbyPage.pace'),
      value: filter.pace ?? '',
      of: PACE_KINDS.map((pace) => [pace, t(`tables.pace.${pace}`)] as const),
    },
    {
      name: 'board',
      title: t('tables.lobbyPage.board'),
      value: filter.board ?? '',
      of: BOARDS.map((board) => [board, t(`tables.board.${board}`)] as const),
    },
  ];
  return (
    <SitePage nav={nav} title={t('tables.lobby')} isWide>
      <p>{t('tables.lobbyPage.lead')}</p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="stack">
          <LobbyFilter choices={choices} />
          <LobbyList
            timeZone={nav.timeZone}
            tables={tables.map(({ setup, pace, ...table }) => ({
              ...table,
              traits: [t(`tables.pace.${pace}`), t(`tables.board.${boardOf(setup)}`)],
            }))}
          />
          {(after ?? next) && (
            <p className="row">
              {next && (
                <TextLink className="btn" href={lobbyAddress(filter, next)}>
                  {t('tables.lobbyPage.more')}
                </TextLink>
              )}
              {after && <TextLink href={lobbyAddress(filter)}>{t('tables.lobbyPage.newest')}</TextLink>}
            </p>
          )}
        </div>
        {shown && <LivePicture {...shown} />}
      </div>
    </SitePage>
  );
}
