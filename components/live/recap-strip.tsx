import { Drawing } from '@/components/board/drawing';
import { Symbol } from '@/components/board/symbol';
import { ALL, cardRules, ID, ringRules } from '@/components/history/recap-style';
import { playerTexts } from '@/components/history/replay/player-texts';
import { TextLink } from '@/components/ui/text-link';
import { LineList } from '@/components/ui/words';
import type { SinceYouLeft } from '@/lib/features/history/recap';
import type { TableView } from '@/lib/features/table/load/table-view';
import { placeDrawing } from '@/lib/game/drawing/board-picture';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import type { TurnCard } from '@/lib/game/recap/recap';
import { addFullStop } from '@/lib/game/wording/wording';
import type { LogWording } from '@/lib/game/wording/log-lines';
import { seatName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import { describeCard, describeMeanings } from '@/lib/game/wording/recap';
import { actorsAt } from '@/lib/game/wording/seat-names';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Strip } from './film/strip';

interface RecapProps {
  readonly table: TableView;
  readonly since: SinceYouLeft;
  /** Dismisses the strip: a POST of gameId and seq. */
  readonly dismiss: (form: FormData) => Promise<void>;
}

/**
 * "While you were away", shown in place of the moves, so the board does not shift. One card per turn of the
 * others explains its effect on the reader. One card shows at a time with its changes ringed, or all play as
 * a replay.
 */
export function RecapStrip({ table, since, dismiss }: RecapProps) {
  const words = useWords();
  const { t } = words;
  const { pack, seats, view, gameId, me } = table;
  const { recap, isSeen } = since;
  const turns = recap.cards.map(({ to }) => to);
  const tell: LogWording = { words, pack, seats, side: view.state.setup.variant.actionSide };
  return (
    <Strip
      // New turns remount the strip, even if the reader dismissed older cards.
      key={turns.join(' ')}
      {...{ gameId, turns, isSeen }}
      isAwaited={!isSeen && me !== undefined && table.waitingFor.includes(me)}
      summary={
        <summary className="recap-summary fold-mark">
          <h2 className="m-0! text-base!">{t(recap.hasPlayed ? 'recap.title' : 'recap.titleFirst')}</h2>
          <span className="small">{t('recap.summary', { n: recap.cards.length })}</span>
        </summary>
      }
      rules={cardRules(recap.cards)}
      rings={ringRules(table, recap.cards)}
      legend={t('recap.turns')}
      choices={[
        ...recap.cards.map((card) => ({
          turn: String(card.turn),
          label: <Choice table={table} card={card} />,
        })),
        { turn: ALL, label: t('recap.forMe') },
      ]}
      texts={{ ...playerTexts(words), skip: t('recap.skip') }}
      dismiss={!isSeen && <Dismiss {...{ table, dismiss }} seq={recap.to} />}
      cards={
        <>
          {recap.cards.map((card) => (
            <Card key={card.turn} {...{ table, tell, card }} meanings={since.byTurn.get(card.turn) ?? []} />
          ))}
          <li id={`${ID}-${ALL}`}>
            <h3 className="sr-only">{t('recap.forMe')}</h3>
            <LineList lines={describeMeanings(tell, me ?? 0, recap.meanings)} />
            <p className="small muted m-0">
              {t('recap.ringed')}{' '}
              <TextLink href={`/games/${gameId}/at/${recap.from}`}>{t('recap.log')}</TextLink>
            </p>
          </li>
        </>
      }
    />
  );
}

/** The form that dismisses the strip, rendered only for the holder of the seat. */
function Dismiss({ table, dismiss, seq }: Pick<RecapProps, 'table' | 'dismiss'> & { readonly seq: number }) {
  const { t } = useWords();
  if (!table.isHolder) return <span className="small">{t('recap.foldedByHolder')}</span>;
  return (
    <form action={dismiss}>
      <input type="hidden" name="gameId" value={table.gameId} />
      <input type="hidden" name="seq" value={seq} />
      <button className="btn btn-main">{t('recap.seen')}</button>
    </form>
  );
}

/** The label of a turn: its player and round. */
function Choice({ table, card }: { readonly table: TableView; readonly card: TurnCard }) {
  const words = useWords();
  return (
    <>
      <Symbol pack={table.pack} name={seatIcon(card.seat)} />
      <span className="phone:sr-only">{seatName(words, actorsAt(table, card.to, card.from), card.seat)}</span>
      <span className="muted">{roundOfTurn(card.turn, table.seats.length)}</span>
    </>
  );
}

interface CardProps {
  readonly table: TableView;
  readonly tell: LogWording;
  readonly card: TurnCard;
  /** The effects of this turn on the reader. */
  readonly meanings: SinceYouLeft['recap']['meanings'];
}

function Card({ table, tell, card, meanings }: CardProps) {
  // The current player may have joined since.
  const { title, lines } = describeCard({ ...tell, seats: actorsAt(table, card.to, card.from) }, card);
  const drawing = placeDrawing({ words: tell.words, pack: table.pack, state: table.view.state }, card);
  return (
    <li id={`${ID}-${card.turn}`} className={`recap-card flow-root seat-${card.seat}`}>
      {drawing && (
        <Drawing
          pack={table.pack}
          svg={drawing.svg}
          className="float-left mr-2.5 size-16 overflow-hidden rounded-md [&_svg]:h-16 [&_svg]:w-full phone:hidden"
        />
      )}
      <h3 className="m-0! inline text-sm!">
        <a href={`/games/${table.gameId}/at/${card.to}`}>{title}</a>
      </h3>
      <div className="lists-in-line inline">
        {' '}
        <LineList lines={lines.map(addFullStop)} />
      </div>
      {meanings.length > 0 && (
        <div className="lists-in-line">
          <strong>{tell.words.t('recap.forMe')}:</strong>{' '}
          <LineList lines={describeMeanings(tell, table.me ?? 0, meanings)} />
        </div>
      )}
    </li>
  );
}
