import type { ReactNode } from 'react';
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
import { closed } from '@/lib/game/wording/grammar';
import { seatName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import { seatsAt } from '@/lib/game/wording/tenures';
import { placeDrawing } from '@/lib/game/drawing/place-drawing';
import { FilmIsland } from './film/film-island';
import { ALL, ID, OF_THE_PAST, styleOf } from './recap-style';

interface RecapProps {
  readonly table: TableView;
  readonly since: SinceYouLeft;
  /** Folds it away for good: a POST of gameId and seq. */
  readonly dismiss: (form: FormData) => Promise<void>;
}

/**
 * Since you left, above the board: a card for each turn of the others, and what it means for me. One is seen
 * at a time, with what it changed ringed on the board; where the table is drawn in the page they play as a
 * film.
 */
export function RecapStrip({ table, since, dismiss }: RecapProps) {
  const words = useWords();
  const { t } = words;
  const { pack, seats, view, gameId } = table;
  const { recap, isSeen } = since;
  const turns = recap.cards.map(({ to }) => to).join(' ');
  const tell: LogWording = { words, pack, seats, side: view.state.setup.variant.actionSide };
  return (
    <details
      // What has come since stands open also where what came before was folded by hand.
      key={turns}
      id={ID}
      data-turns={turns}
      className="group panel recap relative z-10 m-0! flex-none rounded-none! px-3! py-0! max-xl:mb-2! phone:max-h-[calc(100dvh-11rem)] phone:overflow-y-auto md:max-xl:[@media(min-height:40rem)]:in-data-film:sticky md:max-xl:in-data-film:top-0"
      open={!isSeen}
      // As low as while the film plays: nothing moves when it begins (showing.ts takes it away).
      data-awaits={isAwaited(table, since) ? '' : undefined}
    >
      <summary className="phone:in-data-film:hidden relative z-1 flex xl:w-fit min-h-8 pointer-coarse:min-h-target cursor-pointer flex-wrap content-center items-baseline gap-x-[.6rem] pl-5 before:absolute before:top-[.4rem] pointer-coarse:before:top-[.85rem] before:left-0 before:leading-none before:content-['▸'] group-open:before:content-['▾']">
        <h2 className="m-0! text-base!">{t(recap.hasPlayed ? 'recap.title' : 'recap.titleFirst')}</h2>
        <span className="small">{t('recap.summary', { n: recap.cards.length })}</span>
      </summary>
      <style id="recap-rings">{styleOf(table, recap.cards)}</style>
      <style>{OF_THE_PAST}</style>
      <style id="film-rings" />
      <div className="grid items-start gap-x-5 gap-y-1 pb-2 xl:-mt-7 xl:grid-cols-[31rem_minmax(0,1fr)]">
        <div className="grid gap-1 xl:pt-8">
          <Choices table={table} cards={recap.cards} />
          <div className="flex min-h-9 flex-wrap items-center gap-1.5 pointer-coarse:min-h-target [&_.btn]:min-h-9 [&_.btn]:py-0 [&_.btn]:text-sm pointer-coarse:[&_.btn]:min-h-target">
            {!isSeen && !table.isHolder && <span className="small">{t('recap.foldedByHolder')}</span>}
            {!isSeen && table.isHolder && (
              <form action={dismiss}>
                <input type="hidden" name="gameId" value={gameId} />
                <input type="hidden" name="seq" value={recap.to} />
                <button className="btn btn-main">{t('recap.seen')}</button>
              </form>
            )}
            <FilmIsland gameId={gameId} turns={turns} isNew={!isSeen} texts={textsOf(t)} />
          </div>
        </div>
        <ol className="m-0 grid list-none p-0 text-sm leading-[1.35] *:[grid-area:1/1] md:max-xl:min-h-32 phone:in-data-film:h-33 phone:in-data-film:overflow-y-auto phone:motion-safe:group-data-awaits:h-22 phone:motion-safe:group-data-awaits:overflow-y-auto xl:pt-2 [&_ul]:my-0 [&_ul]:pl-4">
          {recap.cards.map((card) => (
            <Card key={card.turn} table={table} tell={tell} card={card}>
              <Meant tell={tell} me={table.me} meanings={since.byTurn.get(card.turn) ?? []} />
            </Card>
          ))}
          <li id={`${ID}-${ALL}`} className="xl:columns-2 xl:gap-6">
            <h3 className="sr-only">{t('recap.forMe')}</h3>
            <LineList lines={describeMeanings(tell, table.me ?? 0, recap.meanings)} />
            <p className="small muted m-0">
              {t('recap.ringed')}{' '}
              <TextLink href={`/games/${gameId}/at/${recap.from}`}>{t('recap.log')}</TextLink>
            </p>
          </li>
        </ol>
      </div>
    </details>
  );
}

/** Whether a film of it is to begin as soon as it can. */
const isAwaited = ({ me, waitingFor }: TableView, { isSeen }: SinceYouLeft): boolean =>
  !isSeen && me !== undefined && waitingFor.includes(me);

const textsOf = (t: ReturnType<typeof useWords>['t']) => ({
  play: t('recap.playFilm'),
  pause: t('recap.pauseFilm'),
  skip: t('recap.skip'),
  slower: t('recap.slower'),
});

/** Which turn is looked at: a row of signs, in the order in which they were played. */
function Choices({ table, cards }: { readonly table: TableView; readonly cards: readonly TurnCard[] }) {
  const words = useWords();
  const { t } = words;
  const label =
    'row cursor-pointer gap-1 rounded-md border border-line px-2 py-[.1rem] text-sm min-h-8 pointer-coarse:min-h-target has-checked:border-ink has-checked:bg-tile has-checked:font-semibold has-focus-visible:outline-2';
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-1.5 border-0 p-0">
      <legend className="sr-only">{t('recap.turns')}</legend>
      {cards.map((card) => (
        <label key={card.turn} className={label}>
          <Choice turn={card.turn} />
          <Symbol pack={table.pack} name={seatIcon(card.seat)} />
          <span className="phone:sr-only">{seatName(words, seatsAt(table, card.to), card.seat)}</span>
          <span className="muted">{roundOfTurn(card.turn, table.seats.length)}</span>
        </label>
      ))}
      <label className={`${label} phone:in-data-film:hidden`}>
        <Choice turn={ALL} />
        {t('recap.forMe')}
      </label>
    </fieldset>
  );
}

function Choice({ turn }: { readonly turn: number | string }) {
  return (
    <input
      type="radio"
      className="sr-only"
      name={`${ID}-turn`}
      id={`${ID}-turn-${turn}`}
      defaultChecked={turn === ALL}
    />
  );
}

interface CardProps {
  readonly table: TableView;
  readonly tell: LogWording;
  readonly card: TurnCard;
  readonly children: ReactNode;
}

function Card({ table, tell, card, children }: CardProps) {
  // Whoever sits there now may have come since.
  const { title, lines } = describeCard({ ...tell, seats: seatsAt(table, card.to) }, card);
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
      <div className="inline [&_li]:mr-1.5 [&_li]:inline [&_ul]:inline [&_ul]:p-0!">
        {' '}
        <LineList lines={lines.map(closed)} />
      </div>
      {children}
    </li>
  );
}

interface MeantProps {
  readonly tell: LogWording;
  readonly me: number | undefined;
  readonly meanings: SinceYouLeft['recap']['meanings'];
}

/** What one turn means. */
function Meant({ tell, me = 0, meanings }: MeantProps) {
  if (meanings.length === 0) return null;
  return (
    <div className="[&_li]:mr-1.5 [&_li]:inline [&_ul]:inline [&_ul]:p-0!">
      <strong>{tell.words.t('recap.forMe')}:</strong>{' '}
      <LineList lines={describeMeanings(tell, me, meanings)} />
    </div>
  );
}
