import { tableAfter } from '@/components/analysis/sandbox/lines/shared-line-page';
import { Drawing } from '@/components/board/drawing';
import { drawnZone, sharedZones, unlikeKeys, type DrawnZone } from '@/components/history/compare-drawings';
import { MomentNumbers } from '@/components/history/compare-page';
import { Thoughts } from '@/components/history/thoughts';
import { SiteMenu } from '@/components/site/site-menu';
import { TopBar } from '@/components/table/top-bar';
import { Panel } from '@/components/ui/panel';
import { SkipLink } from '@/components/ui/skip-link';
import { TextLink } from '@/components/ui/text-link';
import type { TurnFilm } from '@/lib/features/review/turn-film';
import type { TableView } from '@/lib/features/table/load/table-view';
import { actionBoardSvg } from '@/lib/game/drawing/action-board';
import { playerBoardSvg } from '@/lib/game/drawing/player-board/player-board';
import { placeRings } from '@/lib/game/drawing/rings';
import type { SeatId } from '@/lib/game/engine/commands';
import { elementAt } from '@/lib/game/engine/util';
import { rowText } from '@/lib/game/wording/events/events';
import { seatName } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { TurnReplay } from './turn-replay';
import '@/components/analysis/sandbox/sandbox.css';

interface FilmProps extends TurnFilm {
  readonly step: number;
}

/** A turn as played, with its better line as a ghost next to it, step by step. */
export function FilmPage(props: FilmProps) {
  const { t } = useWords();
  const { turn, before } = props;
  return (
    <>
      <SkipLink to="#film">{t('board.toBoard')}</SkipLink>
      <TopBar isSandbox title={t('review.film.title', { turn: turn.turn })}>
        <TextLink className="btn ml-auto" href={`/games/${before.gameId}/review?turn=${turn.turn}#turn`}>
          {t('review.retry.back')}
        </TextLink>
        <SiteMenu />
      </TopBar>
      <main id="film" tabIndex={-1} className="page max-w-368 outline-none">
        <FilmFrame {...props} />
      </main>
    </>
  );
}

const textsOf = ({ t }: Wording, step: number, steps: number) => ({
  play: t('review.film.play'),
  pause: t('review.film.pause'),
  walk: t('sandbox.walk'),
  at: t('sandbox.atStepOf', { step, steps }),
  names: {
    first: t('sandbox.first'),
    previous: t('sandbox.back'),
    next: t('sandbox.next'),
    last: t('sandbox.last'),
  },
});

/** Both lines after the same number of steps; the shorter one stays at its end. */
function FilmFrame(props: FilmProps) {
  const words = useWords();
  const { turn, before, end, played: now, rows, line, step, thoughts } = props;
  const last = Math.max(rows.length, line.steps.length);
  const after = (steps: number) => tableAfter(before, line, Math.min(steps, line.steps.length));
  // Without offers, as in the replay.
  const better = after(step);
  const played: TableView = { ...now, view: { state: now.view.state, offers: [] } };
  const ends = [end, after(line.steps.length)];
  const zones = filmZones(words, { seat: turn.seat, before, ends, played, better });
  const names = [words.t('review.film.played'), words.t('review.film.better')] as const;
  return (
    <>
      <style>{placeRings('.ghost', unlikeKeys(played, better))}</style>
      <Panel
        title={words.t('review.film.of', { name: seatName(words, before.seats, turn.seat), turn: turn.turn })}
      >
        <TurnReplay
          {...{ step, last }}
          gameId={before.gameId}
          turn={turn.turn}
          texts={textsOf(words, step, last)}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <StepSummary {...props} title={names[0]} which="played" />
          <StepSummary {...props} title={names[1]} which="better" />
        </div>
        <Thoughts table={before} thoughts={thoughts} />
      </Panel>
      <div className="ghost grid gap-3 lg:grid-cols-2">
        {zones.map((zone) => (
          <Pair key={zone.name} table={before} zone={zone} names={names} />
        ))}
      </div>
      <section className="panel stack" aria-label={words.t('history.unlike')}>
        <MomentNumbers a={played} b={better} names={names} />
      </section>
    </>
  );
}

interface ToldProps extends FilmProps {
  readonly title: string;
  readonly which: 'played' | 'better';
}

/** The steps so far, with the newest highlighted. */
function StepSummary({ before, rows, line, step, title, which }: ToldProps) {
  const words = useWords();
  const { pack, seats, view } = before;
  const tell = { words, pack, seats, side: view.state.setup.variant.actionSide };
  const facts =
    which === 'played' ? rows : line.steps.map((each, i) => ({ ...each, events: line.events[i] ?? [] }));
  const done = facts.slice(0, step);
  return (
    <section
      className={which === 'better' ? 'stack border-l-3 border-dashed border-sandbox pl-3' : 'stack'}
      aria-label={title}
    >
      <h3>{title}</h3>
      <ol className="m-0 grid list-outside list-decimal gap-1.2 pl-7.2 text-sm">
        {done.map((each, i) => (
          <li key={i} className={i + 1 === step ? 'font-bold' : undefined}>
            {rowText(tell, each)}
          </li>
        ))}
      </ol>
      {done.length < step && <p className="small">{words.t('review.film.over')}</p>}
      {step === 0 && <p className="small">{words.t('review.film.begin')}</p>}
    </section>
  );
}

/** The frame distinguishes them without colour. */
const GHOST = 'rounded-md outline-2 outline-offset-2 outline-[color:var(--sandbox)] outline-dashed';

interface PairProps {
  readonly table: TableView;
  readonly zone: FilmZone;
  readonly names: readonly [string, string];
}

/** One part of the board, twice. Screen readers get the same from sentences and numbers. */
function Pair({ table, zone, names }: PairProps) {
  const drawings = [zone.played, zone.better];
  return (
    <section
      className={zone.isSmall ? 'panel stack' : 'panel stack lg:col-span-full'}
      aria-label={zone.title || undefined}
    >
      {zone.title && <h3>{zone.title}</h3>}
      <div className="grid gap-3 sm:grid-cols-2">
        {drawings.map((svg, i) => (
          <figure key={i} className="m-0 grid min-w-0 content-start gap-1">
            <figcaption className="small">{names[i]}</figcaption>
            <Drawing pack={table.pack} svg={svg} className={i === 1 ? GHOST : undefined} />
          </figure>
        ))}
      </div>
    </section>
  );
}

interface FilmZone {
  readonly name: string;
  readonly title: string;
  /** Side-by-side drawings need not be large. */
  readonly isSmall: boolean;
  readonly played: string;
  readonly better: string;
}

/** Both lines at one moment, with their start and end. */
interface ComparedMoments {
  readonly seat: SeatId;
  readonly before: TableView;
  readonly ends: readonly TableView[];
  readonly played: TableView;
  readonly better: TableView;
}

/** Only parts that change, because a turn rarely affects more than half of the board. */
function filmZones(words: Wording, { seat, before, ends, played, better }: ComparedMoments): FilmZone[] {
  const drawnAs = (table: TableView, other: TableView, side: 'a' | 'b') =>
    drawZones(words, { table, other, side, seat });
  const still = drawnAs(before, before, 'a');
  const later = ends.map((end) => drawnAs(end, end, 'a'));
  const [one, two] = [drawnAs(played, better, 'a'), drawnAs(better, played, 'b')];
  return still.flatMap(({ name, title, isSmall, svg }, i) => {
    if (later.every((zones) => elementAt(zones, i).svg === svg)) return [];
    return [{ name, title, isSmall, played: elementAt(one, i).svg, better: elementAt(two, i).svg }];
  });
}

interface Scene {
  readonly table: TableView;
  readonly other: TableView;
  readonly side: 'a' | 'b';
  readonly seat: SeatId;
}

interface SizedZone extends DrawnZone {
  readonly isSmall: boolean;
}

function drawZones(words: Wording, scene: Scene): readonly SizedZone[] {
  const { t } = words;
  const { table, side, seat } = scene;
  const { pack, view } = table;
  const player = elementAt(view.state.players, seat);
  const { city, crane, grids, rows, bridge } = sharedZones(words, scene);
  const board = drawnZone(side, 'board', t('inspect.playerBoard'), (caption) =>
    playerBoardSvg(pack, player, seat, caption),
  );
  const actions = drawnZone(side, 'actions', t('inspect.actionBoard'), (caption) =>
    actionBoardSvg(pack, player, { words, seat, mine: true, caption }),
  );
  return [crane, board, actions, city, ...grids, ...rows, bridge].map((zone) => ({
    ...zone,
    isSmall: zone !== city && zone !== bridge,
  }));
}
