import { tableAfter } from '@/components/analysis/sandbox/lines/shared-line-page';
import { StudyTop } from '@/components/analysis/sandbox/study-top';
import { MomentBoard, unlikeKeys } from '@/components/history/compare-drawings';
import { MomentNumbers } from '@/components/history/compare-page';
import { logWordingOf } from '@/components/history/log-wording';
import { playerTexts } from '@/components/history/replay/player-texts';
import { Thoughts } from '@/components/history/thoughts';
import { Panel } from '@/components/ui/panel';
import type { TurnFilm } from '@/lib/features/review/turn-film';
import type { TableView } from '@/lib/features/table/load/table-view';
import { placeRings } from '@/lib/game/drawing/rings';
import { rowText } from '@/lib/game/wording/events';
import { seatName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import { useWords } from '@/lib/platform/i18n/current-words';
import { TurnReplay } from './turn-replay';

interface FilmProps extends TurnFilm {
  readonly step: number;
}

/** A turn as played, with its better line as a ghost next to it, step by step. */
export function FilmPage(props: FilmProps) {
  const { t } = useWords();
  const { turn, before } = props;
  return (
    <>
      <StudyTop
        title={t('review.film.title', { round: roundOfTurn(turn.turn, before.seats.length) })}
        back={{
          href: `/games/${before.gameId}/review?turn=${turn.turn}#turn`,
          name: t('review.retry.back'),
        }}
        board="#film"
      />
      <main id="film" tabIndex={-1} className="page max-w-368 outline-none">
        <FilmFrame {...props} />
      </main>
    </>
  );
}

/** Both lines after the same number of steps; the shorter one stays at its end. */
function FilmFrame(props: FilmProps) {
  const words = useWords();
  const { t } = words;
  const { turn, before, played: now, rows, line, step, thoughts } = props;
  const last = Math.max(rows.length, line.steps.length);
  // Without offers, as in the replay.
  const better = tableAfter(before, line, Math.min(step, line.steps.length));
  const played: TableView = { ...now, view: { state: now.view.state, offers: [] } };
  const names = [t('review.film.played'), t('review.film.better')] as const;
  return (
    <>
      <style>{placeRings('.ghost', unlikeKeys(played, better))}</style>
      <Panel
        title={t('review.one.title', {
          name: seatName(words, before.seats, turn.seat),
          round: roundOfTurn(turn.turn, before.seats.length),
        })}
      >
        <TurnReplay
          page={`/games/${before.gameId}/review/${turn.turn}/film`}
          {...{ step, last }}
          texts={playerTexts(words)}
          told={t('sandbox.atStepOf', { step, steps: last })}
        />
        <Thoughts table={before} thoughts={thoughts} />
      </Panel>
      <div className="ghost grid gap-4 sm:grid-cols-2">
        <MomentBoard table={played} other={better} title={names[0]} seat={turn.seat} className={SIDE}>
          <StepSummary {...props} facts={rows} />
        </MomentBoard>
        <MomentBoard
          table={better}
          other={played}
          title={names[1]}
          seat={turn.seat}
          className={`${SIDE} ${GHOST}`}
        >
          <StepSummary
            {...props}
            facts={line.steps.map((each, i) => ({ ...each, events: line.events[i] ?? [] }))}
          />
        </MomentBoard>
      </div>
      <section className="panel stack" aria-label={t('history.unlike')}>
        <MomentNumbers a={played} b={better} names={names} />
      </section>
    </>
  );
}

const SIDE = 'grid content-start gap-3 sm:row-span-5 sm:grid-rows-subgrid';
/** The frame distinguishes them without colour. */
const GHOST = 'outline-2 outline-offset-2 outline-[color:var(--sandbox)] outline-dashed';

interface ToldProps extends Pick<FilmProps, 'before' | 'step'> {
  /** The commands of a line. */
  readonly facts: readonly Parameters<typeof rowText>[1][];
}

/** The steps so far, with the newest highlighted. */
function StepSummary({ before, facts, step }: ToldProps) {
  const words = useWords();
  const tell = logWordingOf(words, before);
  const done = facts.slice(0, step);
  return (
    <div>
      <ol className="m-0 grid list-outside list-decimal gap-1.25 pl-7.25 text-sm">
        {done.map((each, i) => (
          <li key={i} className={i + 1 === step ? 'font-bold' : undefined}>
            {rowText(tell, each)}
          </li>
        ))}
      </ol>
      {done.length < step && <p className="small">{words.t('review.film.over')}</p>}
      {step === 0 && <p className="small">{words.t('review.film.begin')}</p>}
    </div>
  );
}
