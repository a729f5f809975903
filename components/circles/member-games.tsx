import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import { callPeople } from '@/lib/features/circles/circle';
import type { gamesOfMember } from '@/lib/features/circles/circle-games';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ResultList } from './standing';

type GamesOfMember = NonNullable<Awaited<ReturnType<typeof gamesOfMember>>>;

interface MemberGamesProps extends Omit<GamesOfMember, 'name'> {
  readonly circleId: string;
  readonly timeZone: string | undefined;
}

/** Maximum number of listed games. */
const MAX_LISTED = 20;

/** A member's games in a circle: by number of players, against each other member, and the latest ones. */
export function MemberGames({ circleId, playerKey, record, people, timeZone }: MemberGamesProps) {
  const words = useWords();
  const { t } = words;
  const nameOf = callPeople(people, words);
  const { bySize, headToHead, results } = record;
  return (
    <>
      <p className="row">
        <TextLink href={`/circles/${circleId}`}>{t('friends.back')}</TextLink>
        <TextLink href={`/people/${playerKey}`}>{t('ratings.toPerson')}</TextLink>
      </p>
      <Panel title={t('friends.record')}>
        {results.length === 0 && <p className="muted">{t('friends.noResults')}</p>}
        <ul>
          {bySize.map((size) => (
            <li key={size.players}>{t('friends.bySize', size)}</li>
          ))}
        </ul>
        <ResultList results={results.slice(0, MAX_LISTED)} {...{ nameOf, timeZone }} />
      </Panel>
      <Panel title={t('friends.headToHead')}>
        {headToHead.length === 0 && <p className="muted">{t('friends.noPairs')}</p>}
        <ul>
          {headToHead.map(({ key, games, above, below }) => (
            <li key={key}>{t('friends.against', { name: nameOf(key), games, above, below })}</li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
