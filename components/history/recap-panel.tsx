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
    <details
      id={ID}
      className="group panel recap [&>:not(summary)]:my-2 open:max-h-[max(16rem,42vh)] open:overflow-y-auto phone:open:max-h-[max(12rem,46dvh-7.5rem)] phone:open:border-b phone:open:border-line"
      open={!isSeen}
    >
      <summary className="relative flex min-h-11 cursor-pointer flex-wrap content-center items-baseline gap-x-[.6rem] pl-5 group-open:mb-2 group-open:border-b group-open:border-line group-open:pb-[.35rem] before:absolute before:top-[.7rem] before:left-0 before:leading-none before:content-['▸'] group-open:before:content-['▾']">
        <h2 className="m-0!">{t(recap.hasPlayed ? 'recap.title' : 'recap.titleFirst')}</h2>
        <span className="small">{t('recap.summary', { n: recap.cards.length })}</span>
      </summary>
      <style>{ringStyle(ID, keys)}</style>
      <h3>{t('recap.forMe')}</h3>
      <LineList lines={describeMeanings(tell, me, recap.meanings)} />
      <ol className="grid gap-3 p-0 list-none">
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

/** A place of the map is a strip above the words where there is little room, a tile never is. */
const SHAPES = {
  place:
    '[&_svg]:h-34 [&_svg]:w-full @min-[22rem]:float-right @min-[22rem]:ml-2 @min-[22rem]:w-26 @min-[22rem]:[&_svg]:h-26',
  tile: 'float-right ml-2 w-17 @min-[22rem]:w-26',
} as const;

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
    <li
      className={`recap-card @container flow-root rounded-md border border-line px-2.5 py-2 seat-${card.seat}`}
    >
      <h3 className="mb-1 flex items-center gap-[.4rem] text-base">
        <Symbol pack={table.pack} name={seatIcon(card.seat)} />{' '}
        <a href={`/games/${table.gameId}/at/${card.to}`}>{title}</a>
      </h3>
      {drawing && (
        <Drawing
          pack={table.pack}
          svg={drawing.svg}
          className={`mb-[.35rem] overflow-hidden rounded-md ${SHAPES[drawing.of]}`}
        />
      )}
      <LineList lines={lines} />
    </li>
  );
}
