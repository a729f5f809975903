import { ShareButton } from '@/components/ui/share-button';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { WholeTurn } from '@/lib/game/recap/timeline';
import { seatName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import { actorsAt } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';

interface ShareProps {
  readonly table: TableView;
  readonly turn: WholeTurn | undefined;
  readonly className?: string;
}

/** Shares the address of a turn, which replays it for everyone who may see the table. */
export function ShareTurn({ table, turn, className }: ShareProps) {
  const words = useWords();
  if (!turn) return null;
  const label = words.t('history.shareTurn');
  return (
    <ShareButton
      link={turnLink(table.gameId, turn)}
      title={turnTitle(words, table, turn)}
      words={[label, label, words.t('history.turnCopied')]}
      {...(className === undefined ? {} : { className })}
    />
  );
}

/** The address that replays a turn from the position before it. */
export const turnLink = (gameId: string, { from, end }: WholeTurn): string =>
  `/games/${gameId}/at/${from}?turn=${end}`;

/** For example "Anna, round 3". */
export function turnTitle(words: Wording, table: TableView, { seat, turn, from, end }: WholeTurn): string {
  const name = seatName(words, actorsAt(table, end, from), seat);
  return words.t('history.turnOf', { name, round: roundOfTurn(turn, table.seats.length) });
}

/** The heading of a single replayed turn: whose it is, and a link to replay it. */
export function TurnNote({ table, turn }: { readonly table: TableView; readonly turn: WholeTurn }) {
  const words = useWords();
  return (
    <section className="panel row border-l-5 border-l-gold bg-tile" aria-labelledby="turn-title">
      <h2 id="turn-title" className="text-lg">
        {turnTitle(words, table, turn)}
      </h2>
      <a className="btn" href={turnLink(table.gameId, turn)}>
        {words.t('history.turnAgain')}
      </a>
    </section>
  );
}
