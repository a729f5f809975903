import { MarkupList, Words } from '@/components/ui/words';
import { ACTIONS_BOX, actionBoardSvg } from '@/lib/game/drawing/action-board';
import { atKey, inspectHref } from '@/lib/game/drawing/board-location';
import { goodsHtml } from '@/lib/game/drawing/chips';
import { holdingItems } from '@/lib/game/drawing/small-pieces';
import { memoIn } from '@/lib/game/drawing/glyphs';
import { playerBoardSvg } from '@/lib/game/drawing/player-board';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { SeatScore } from '@/lib/game/engine/phases/scoring';
import type { Player, State } from '@/lib/game/engine/state';
import { capitalize } from '@/lib/game/wording/wording';
import { seatName, type SeatName } from '@/lib/game/wording/names';
import { describeAmount } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Drawing } from './drawing';
import { Ghosts } from './ghosts';
import { linkToSheet } from './sheet-url';
import { Symbol } from './symbol';
import { playerItems } from './zone-words';

export interface PanelProps {
  readonly pack: Pack;
  readonly state: State;
  readonly seats: readonly SeatName[];
  readonly seat: number;
  readonly player: Player;
  readonly score: SeatScore | undefined;
  readonly marks: readonly string[];
}

/**
 * The boards of the viewer, or of the player whose turn it is: stores, tracks, action board with walls,
 * collected pieces.
 */
export function PlayerPanel(props: PanelProps) {
  const { pack, seats, seat, player } = props;
  const words = useWords();
  const name = seatName(words, seats, seat);
  const desc = words.t('table.below');
  const keep = (key: string, make: () => string) => memoIn(words, player, `${seat} ${key}`, make);
  const caption = { title: words.t('inspect.actionBoard'), desc };
  const counted = (what: 'gold-mine' | 'quarry') =>
    capitalize(describeAmount(words, what, player.counts[what]));
  const tracks = { 'gold-mine': counted('gold-mine'), quarry: counted('quarry') };
  return (
    <section
      id="mine"
      className={`panel zone player grid min-w-0 content-start gap-1.25 xl:relative xl:grid-rows-[auto_auto_auto_auto_minmax(0,1fr)] xl:not-has-[.holdings]:grid-rows-[auto_auto_auto_minmax(0,1fr)] seat-${seat}`}
      aria-label={words.t('table.boardsOf', { name })}
    >
      <PlayerHeading {...props} />
      <Possessions {...props} />
      <div className="drawing boards md:grid md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:gap-2 xl:min-h-0 xl:grid-cols-1 xl:grid-rows-[minmax(0,46fr)_minmax(0,54fr)] xl:*:h-full xl:*:min-h-0 xl:[&_svg]:h-full xl:[&_svg]:min-h-0">
        <Drawing
          pack={pack}
          svg={keep('board', () =>
            playerBoardSvg(pack, player, seat, { title: words.t('inspect.playerBoard'), desc }, tracks),
          )}
        />
        <div className="relative">
          <Drawing
            pack={pack}
            className="xl:h-full"
            svg={keep('actions', () => actionBoardSvg(pack, player, { words, seat, mine: true, caption }))}
          />
          <Ghosts of="actions" box={ACTIONS_BOX} />
        </div>
      </div>
      <Words of={words.t('table.boardsOf', { name })} items={playerItems(words, pack, player, seat)} />
    </section>
  );
}

/** A rival's summary: points, goods, collected pieces. Pressing it opens the boards as a close-up. */
export function RivalPanel(props: PanelProps) {
  const words = useWords();
  return (
    <section
      className={`rival relative grid min-w-0 content-start gap-1.25 xl:gap-0.5 seat-${props.seat}`}
      aria-label={words.t('table.boardsOf', { name: seatName(words, props.seats, props.seat) })}
    >
      <PlayerHeading {...props} />
      <div className="flex flex-wrap gap-y-1 gap-x-2 items-center">
        <Possessions {...props} />
      </div>
    </section>
  );
}

/** A seat's symbol and name, current points, and the score if the game ended now. */
export function PlayerHeading({ pack, seats, seat, player, score, marks }: PanelProps) {
  const words = useWords();
  const key = atKey('board', seat);
  return (
    <h2 className="flex flex-wrap items-center gap-y-0.5 gap-x-1.5 text-lg [.zone>&]:text-lg">
      <a
        className="inline-flex min-h-[32px] pointer-coarse:min-h-target items-center gap-1.5 text-inherit no-underline hover:underline in-[.rival]:after:absolute in-[.rival]:after:inset-0 xl:in-[.rival]:min-h-link"
        href={inspectHref(key)}
        data-at={key}
        aria-label={words.t('table.boardsLarge', { name: seatName(words, seats, seat) })}
      >
        <Symbol pack={pack} name={seatIcon(seat)} className="ico size-6" /> {seatName(words, seats, seat)}
      </a>
      {marks.map((mark) => (
        <span
          key={mark}
          className="badge text-blue px-1.5 font-sans text-2xs leading-4.5 whitespace-normal wrap-anywhere"
        >
          {mark}
        </span>
      ))}
      <span
        className="ml-auto inline-flex items-center gap-1.5 font-sans text-sm leading-[1.05] font-medium whitespace-nowrap"
        title={words.t('table.pointsHint')}
      >
        <span>
          <strong className="inline-block min-w-7.5 bg-shield forced-color-adjust-none px-1.25 pt-0.5 pb-0.75 text-center text-on-red [clip-path:polygon(0_0,100%_0,100%_72%,50%_100%,0_72%)]">
            {player.score}
          </strong>
          <small className="sr-only">{` ${words.t('table.pointsWord', { n: player.score })}`}</small>
        </span>
        {score && score.forecast.lines.length > 0 && (
          <span className="inline-grid justify-items-end">
            <b className="min-w-[5ch] text-right tabular-nums">{`→ ${score.forecast.total}`}</b>{' '}
            <small className="text-2xs text-muted">{words.t('table.endedNow')}</small>
          </span>
        )}
      </span>
    </h2>
  );
}

function Possessions({ pack, state, seat, player }: PanelProps) {
  const words = useWords();
  const goods = memoIn(words, player, `${seat} goods`, () =>
    linkToSheet(goodsHtml(words, player, seat), pack),
  );
  // Seals belong to the table, not to the player.
  const held = memoIn(words, state, `${seat} held`, () =>
    linkToSheet(holdingItems({ words, pack, state }, player, seat), pack),
  );
  return (
    <>
      <MarkupList className="chips in-[.rival]:[&_.none]:hidden [&_li]:relative [&_li]:z-1" items={goods} />
      {held && <MarkupList className="pieces holdings held-pieces" items={held} />}
    </>
  );
}
