import { Drawing } from '@/components/board/drawing';
import { Symbol } from '@/components/board/symbol';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { LineList } from '@/components/ui/words';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { TurnCard } from '@/lib/game/recap/turn-cards';
import type { SinceYouLeft } from '@/lib/features/history/recap';
import type { TableView } from '@/lib/features/table/table-view';
import { describeCard, describeMeanings } from '@/lib/game/wording/recap';
import type { LogWording } from '@/lib/game/wording/log-wording';
import { seatsAt } from '@/lib/game/wording/tenures';
import { placeDrawing } from '@/lib/game/drawing/place-drawing';
import { ringedKeys, ringStyle } from '@/lib/game/drawing/rings';

interface RecapProps {
  readonly table: TableView;
  readonly since: SinceYouLeft;
  /** Folds it away for good: a POST of gameId and seq. */
  readonly dismiss: (form: FormData) => Promise<void>;
}

const ID = 'recap';

/**
 * Since you left: what it means for me, then a card for each turn of the others; the changed places are
 * ringed while it is open.
 */
export function RecapPanel({ table, since: { recap, isSeen }, dismiss }: RecapProps) {
  const words = useWords();
  const { t } = words;
  const { pack, seats, view, me = 0, gameId } = table;
  const tell: LogWording = { words, pack, seats, side: view.state.setup.variant.actionSide };
  const keys = ringedKeys(
    pack,
    view.state,
    recap.cards.flatMap(({ events }) => events),
  );
  return (
    <details id={ID} className="panel recap" open={!isSeen}>
      <summary>
        <h2>{t(recap.hasPlayed ? 'recap.title' : 'recap.titleFirst')}</h2>
        <span className="small">{t('recap.summary', { n: recap.cards.length })}</span>
      </summary>
      <style>{ringStyle(ID, keys)}</style>
      <h3>{t('recap.forMe')}</h3>
      <LineList lines={describeMeanings(tell, me, recap.meanings)} />
      <ol className="recap-cards">
        {recap.cards.map((card) => (
          <Card key={card.turn} table={table} tell={tell} card={card} />
        ))}
      </ol>
      <p className="small muted">
        {t('recap.ringed')} <TextLink href={`/games/${gameId}/at/${recap.from}`}>{t('recap.log')}</TextLink>
      </p>
      {!isSeen && (
        <form action={dismiss}>
          <input type="hidden" name="gameId" value={gameId} />
          <input type="hidden" name="seq" value={recap.to} />
          <button className="btn">{t('recap.seen')}</button>
        </form>
      )}
    </details>
  );
}

interface CardProps {
  readonly table: TableView;
  readonly tell: LogWording;
  readonly card: TurnCard;
}

function Card({ table, tell, card }: CardProps) {
  // Whoever sits there now may have come since.
  const { title, lines } = describeCard({ ...tell, seats: seatsAt(table, card.to) }, card);
  const drawing = placeDrawing({ words: tell.words, pack: table.pack, state: table.view.state }, card);
  return (
    <li className={`recap-card seat-${card.seat}`}>
      <h3>
        <Symbol pack={table.pack} name={seatIcon(card.seat)} />{' '}
        <a href={`/games/${table.gameId}/at/${card.to}`}>{title}</a>
      </h3>
      {drawing && <Drawing pack={table.pack} svg={drawing.svg} className={`recap-${drawing.of}`} />}
      <LineList lines={lines} />
    </li>
  );
}
