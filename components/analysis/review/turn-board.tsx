import { tableAfter } from '@/components/analysis/sandbox/lines/shared-line-page';
import { Drawing } from '@/components/board/drawing';
import { logWordingOf } from '@/components/history/log-wording';
import { playerTexts } from '@/components/history/replay/player-texts';
import type { TurnPicture } from '@/lib/features/review/turn-film';
import type { TableView } from '@/lib/features/table/load/table-view';
import { boardOnPage, choicesOnPage } from '@/lib/game/drawing/board-picture';
import { changedPlaces } from '@/lib/game/drawing/board-location';
import { lineChoices, withinTurn, type ChoiceStep } from '@/lib/game/drawing/turn-choices';
import { elementAt } from '@/lib/game/engine/util';
import { turnCards } from '@/lib/game/recap/recap';
import { rowText } from '@/lib/game/wording/events';
import { actionTileName } from '@/lib/game/wording/names';
import { describeCard } from '@/lib/game/wording/recap';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { BETTER_SIGN, signOf } from './review-words';
import { TurnReplay } from './turn-replay';

/** One of the two lines of a turn. */
export type TurnLine = 'played' | 'better';

export interface TurnBoardProps {
  readonly gameId: string;
  readonly picture: TurnPicture;
  /** The line that is played, after this many steps; undefined for the board before the turn. */
  readonly shown: TurnLine | undefined;
  readonly step: number;
}

/** The steps of a line, up to the end of the turn. */
function stepsOf({ rows, line }: TurnPicture, name: TurnLine): readonly ChoiceStep[] {
  if (name === 'played')
    return withinTurn(
      rows.flatMap(({ command, events }) =>
        command.type === 'SetupChoices' || command.type === 'TakeTurnBack' ? [] : [{ command, events }],
      ),
    );
  return withinTurn(
    (line?.steps ?? []).map(({ command }, i) => ({ command, events: line?.events[i] ?? [] })),
  );
}

interface LineInWords {
  /** The name of its action tile; missing where both lines begin after taking it. */
  readonly tile?: string;
  /** Its effect, price and gain, one sentence each. */
  readonly lines: readonly string[];
}

export function lineInWords(words: Wording, picture: TurnPicture, name: TurnLine): LineInWords {
  const { seat, turn } = picture.turn;
  const begin = { seq: 0, event: { type: 'TurnStarted', seat, turn } as const };
  const events = stepsOf(picture, name).flatMap((step, i) =>
    step.events.map((event) => ({ seq: i + 1, event })),
  );
  const [card] = turnCards([[begin, ...events]]);
  if (!card) return { lines: [] };
  const tell = logWordingOf(words, picture.before);
  const { lines } = describeCard(tell, card);
  if (!card.tile) return { lines };
  return { tile: actionTileName(words, tell.pack, card.tile.tile, tell.side), lines: lines.slice(1) };
}

/** The board before a turn with the pieces of both lines in rings, or one of the lines, step by step. */
export function TurnBoard(props: TurnBoardProps) {
  const words = useWords();
  const { picture, shown } = props;
  const { before } = picture;
  if (shown) return <PlayedLine {...props} shown={shown} />;
  return (
    <Drawing
      pack={before.pack}
      svg={choicesOnPage(boardOf(words, before), words.t('review.one.board'), choicesIn(picture))}
      className="aspect-[1000/1330] w-full drawing-wide"
    />
  );
}

const boardOf = (words: Wording, { pack, view }: TableView) => ({ words, pack, state: view.state });

function choicesIn(picture: TurnPicture) {
  const { before, turn, line } = picture;
  const ringsOf = (name: TurnLine) =>
    lineChoices(before.pack, before.view.state, stepsOf(picture, name), turn.seat);
  const played = { ...ringsOf('played'), sign: signOf(turn.mark) };
  const none = { keys: new Set<string>(), squares: [] };
  return { played, better: { ...(line ? ringsOf('better') : none), sign: BETTER_SIGN } };
}

function PlayedLine({ gameId, picture, shown, step: wanted }: TurnBoardProps & { readonly shown: TurnLine }) {
  const words = useWords();
  const { t } = words;
  const { before, played, line, turn } = picture;
  const steps = stepsOf(picture, shown);
  const step = Math.min(wanted, steps.length);
  const now = shown === 'better' && line ? tableAfter(before, line, step) : played;
  const last = step > 0 ? elementAt(steps, step - 1) : undefined;
  const { state } = now.view;
  const told = last
    ? rowText(logWordingOf(words, before), { ...last, seat: turn.seat })
    : t('review.film.begin');
  return (
    <div className="stack">
      <Drawing
        pack={before.pack}
        svg={boardOnPage(
          boardOf(words, now),
          t('sandbox.atStepOf', { step, steps: steps.length }),
          last && changedPlaces(before.pack, state, last.events),
        )}
        className="aspect-[1000/1330] w-full drawing-wide"
      />
      <TurnReplay
        key={shown}
        page={`/games/${gameId}/review`}
        query={{ turn: String(turn.turn), line: shown }}
        {...{ step, last: steps.length }}
        texts={playerTexts(words)}
        told={told}
        isPlaying={step === 0}
      />
    </div>
  );
}
