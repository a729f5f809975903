import { CityImage } from '@/components/table/city-image';
import { callPeople, type Circle } from '@/lib/features/circles/circle';
import type { StoredResult } from '@/lib/features/results/result';
import { useWords } from '@/lib/platform/i18n/current-words';

interface LastCityProps {
  readonly circle: Circle;
  /** The newest result of the circle. */
  readonly result: StoredResult;
}

/** The city of the last finished game, as the head of a circle's page. */
export function LastCity({ circle, result: { gameId, lastSeq, name: table, seats } }: LastCityProps) {
  const words = useWords();
  const nameOf = callPeople(circle.people, words);
  const winners = seats.filter(({ place }) => place === 1).map(({ playerKey = '' }) => nameOf(playerKey));
  return (
    <a
      href={`/games/${gameId}`}
      className="relative block overflow-hidden rounded-md border border-edge bg-sunken text-ink no-underline print:hidden"
    >
      <CityImage
        gameId={gameId}
        seq={lastSeq}
        size="city"
        alt=""
        className="h-28 w-full object-cover sm:h-44"
      />
      <span className="absolute bottom-0 left-0 rounded-tr-md bg-card px-3 py-1 small">
        {words.t('friends.lastCity', { names: winners.length > 0 ? words.list(winners) : 'none', table })}
      </span>
    </a>
  );
}
