import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { ExitOption } from '@/lib/features/leaving/ways';
import { seatName, type SeatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';
import { wayWords } from './way-words';

interface WaysProps {
  readonly gameId: string;
  readonly ways: readonly ExitOption[];
  readonly seats: readonly SeatName[];
  /** Whether only one person plays. */
  readonly isAlone: boolean;
}

/** Options to leave or end a game. Each leads to a confirmation. */
export function WaysList({ gameId, ways, seats, isAlone }: WaysProps) {
  const words = useWords();
  const { t } = words;
  return (
    <Panel id="leave" title={t('requests.ways.title')}>
      <p>{t(ways.length > 0 ? 'requests.ways.lead' : 'requests.ways.none')}</p>
      <ul className="stack">
        {ways.map(({ kind, seat }) => {
          const name = seatName(words, seats, seat);
          const said = wayWords(words, kind, { name, isAlone });
          return (
            <li key={`${kind} ${seat}`} className="row">
              <TextLink className="btn" href={`/games/${gameId}/seats?ask=${kind}&seat=${seat}`}>
                {said.act}
              </TextLink>
              <span className="small">{said.is}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
