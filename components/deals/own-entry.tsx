import { TextLink } from '@/components/ui/text-link';
import type { DealView } from '@/lib/features/deals/results';
import { useWords } from '@/lib/platform/i18n/current-words';

interface OwnEntryProps {
  readonly stand: Pick<DealView, 'deal' | 'isOpen'>;
  readonly mine: NonNullable<DealView['mine']>;
  /** Text while the game is running; `toGame` labels its link. */
  readonly running?: string;
  readonly toGame: string;
  /** The result, and its rank among the others. */
  readonly done?: string | undefined;
  readonly place?: string | undefined;
}

/** The reader's table of a deal: its result, and the link to it. */
export function OwnEntry({ stand, mine, running, toGame, done, place }: OwnEntryProps) {
  const { t } = useWords();
  const { status, gameId } = mine;
  const isRunning = status === 'running';
  return (
    <>
      {isRunning && running && <p>{running}</p>}
      {status === 'ended' && <p>{t(`daily.givenUp.${stand.deal.kind}`)}</p>}
      {done && <p>{done}</p>}
      {place && <p className="font-serif text-xl">{place}</p>}
      {stand.isOpen && status !== 'ended' && !place && <p>{t('daily.unplaced')}</p>}
      <p>
        <TextLink className={isRunning ? 'btn btn-main w-full' : 'btn'} href={`/games/${gameId}`}>
          {isRunning ? toGame : t('daily.openMine')}
        </TextLink>
      </p>
    </>
  );
}
