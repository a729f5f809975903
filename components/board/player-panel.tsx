import type { Pack } from '@/lib/game/engine/pack-index';
import type { Player, State } from '@/lib/game/engine/state';
import type { SeatScore } from '@/lib/game/engine/score';
import { memoIn } from '@/lib/game/drawing/memo';
import { lineItems, MarkupList, Words } from '@/components/ui/words';
import { useWords } from '@/lib/platform/i18n/current-words';
import { seatName, type SeatName } from '@/lib/game/wording/names';
import { actionBoardWords, playerWords } from '@/lib/game/wording/players';
import { atKey, inspectHref } from '@/lib/game/drawing/at';
import { Drawing } from './drawing';
import { holdingItems } from '@/lib/game/drawing/holdings';
import { actionBoardSvg } from '@/lib/game/drawing/action-board';
import { goodsHtml } from '@/lib/game/drawing/chips';
import { playerBoardSvg } from '@/lib/game/drawing/player-board';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { linkToSheet, sheetOf } from '@/lib/game/drawing/sheet';
import { Symbol } from './symbol';

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
 * My boards, or those of the player whose turn it is: stores and tracks, action board with its walls, what
 * was collected.
 */
export function PlayerPanel(props: PanelProps) {
  const { pack, seats, seat, player } = props;
  const words = useWords();
  const name = seatName(words, seats, seat);
  const desc = words.t('table.below');
  const keep = (key: string, make: () => string) => memoIn(words, player, `${seat} ${key}`, make);
  const caption = { title: words.t('inspect.actionBoard'), desc };
  return (
    <section
      id="mine"
      className={`panel zone player seat-${seat}`}
      aria-label={words.t('table.boardsOf', { name })}
    >
      <PlayerHeading {...props} />
      <Possessions {...props} />
      <div className="drawing boards">
        <Drawing
          pack={pack}
          svg={keep('board', () =>
            playerBoardSvg(pack, player, seat, { title: words.t('inspect.playerBoard'), desc }),
          )}
        />
        <Drawing
          pack={pack}
          svg={keep('actions', () => actionBoardSvg(pack, player, { words, seat, mine: true, caption }))}
        />
      </div>
      <Words
        items={keep('words', () =>
          lineItems([...playerWords(words, pack, player), ...actionBoardWords(words, pack, player)]),
        )}
      />
    </section>
  );
}

/** A rival in a few lines: points, goods, what was collected. The heading opens the boards large. */
export function RivalPanel(props: PanelProps) {
  const words = useWords();
  return (
    <section
      className={`rival seat-${props.seat}`}
      aria-label={words.t('table.boardsOf', { name: seatName(words, props.seats, props.seat) })}
    >
      <PlayerHeading {...props} />
      <div className="rival-line">
        <Possessions {...props} />
      </div>
    </section>
  );
}

/** Sign and name of the seat, points now and if the game ended now. */
export function PlayerHeading({ pack, seats, seat, player, score, marks }: PanelProps) {
  const words = useWords();
  const key = atKey('board', seat);
  return (
    <h2 className="player-heading">
      <a href={inspectHref(key)} data-at={key}>
        <Symbol pack={pack} name={seatIcon(seat)} /> {seatName(words, seats, seat)}
        <span className="sr-only">{words.t('table.boardsLarge')}</span>
      </a>
      {marks.map((mark) => (
        <span key={mark} className="badge badge-auto">
          {mark}
        </span>
      ))}
      <span className="points" title={words.t('table.pointsHint')}>
        <span>
          <strong>{player.score}</strong>
          <small className="sr-only"> {words.t('table.pointsWord', { n: player.score })}</small>
        </span>
        {score && score.forecast.lines.length > 0 && (
          <span className="forecast">
            <b>→ {score.forecast.total}</b> <small>{words.t('table.endedNow')}</small>
          </span>
        )}
      </span>
    </h2>
  );
}

function Possessions({ pack, state, seat, player }: PanelProps) {
  const words = useWords();
  const { url } = sheetOf(pack);
  const goods = memoIn(words, player, `${seat} goods`, () =>
    linkToSheet(goodsHtml(words, player, seat), url),
  );
  // Seals belong to the table, not to the player.
  const held = memoIn(words, state, `${seat} held`, () =>
    linkToSheet(holdingItems({ words, pack, state }, player, seat), url),
  );
  return (
    <>
      <MarkupList className="chips" items={goods} />
      {held && <MarkupList className="pieces holdings" items={held} />}
    </>
  );
}
