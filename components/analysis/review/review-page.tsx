import { packUrl } from '@/components/board/pack-url';
import { tablePicture } from '@/components/board/table-picture';
import { TableHeader } from '@/components/table/table-header';
import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Markup } from '@/components/ui/markup';
import { Fold, FoldPanel } from '@/components/ui/fold';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { ReviewedGame } from '@/lib/features/review/reviews';
import type { TurnPicture } from '@/lib/features/review/turn-film';
import type { Quality } from '@/lib/game/analysis/review/weigh';
import { seatName } from '@/lib/game/wording/names';
import { clockWords } from '@/lib/game/wording/position';
import { useWords } from '@/lib/platform/i18n/current-words';
import { OneTurn, type OneTurnProps } from './one-turn';
import { ReviewIsland } from './review-island';
import { isSolo, type ReviewProps, type SeatReview } from './review-props';
import { marksInWords } from './review-words';
import { Mistakes, Sums, TurningTurns, TurnsTable, ValueChart } from './summary';

interface PageProps extends ReviewedGame, Pick<OneTurnProps, 'shown' | 'step'> {
  readonly seats: readonly SeatReview[];
  readonly reviewer: number;
  /** The turn to show, with its better line. */
  readonly picture?: TurnPicture | undefined;
  readonly isOwnOnly?: boolean;
  readonly elsewhere?: number | undefined;
  readonly timeZone: string | undefined;
}

/** A finished game, turn by turn, compared with the best lines found. */
export function ReviewPage(props: PageProps) {
  const { t } = useWords();
  return (
    <>
      <TableHeader table={props.table} elsewhere={props.elsewhere} timeZone={props.timeZone} />
      <main className="page max-w-312">
        <h2 className="sr-only">{t('review.title')}</h2>
        <ReviewBody {...props} />
      </main>
    </>
  );
}

/** The page below its header. */
export function ReviewBody(props: PageProps) {
  const { review } = props;
  return review ? <Reviewed {...props} review={review} /> : <Unreviewed {...props} />;
}

/** One turn as a picture; then what to do next, and the numbers, folded. */
function Reviewed(props: PageProps & ReviewProps) {
  const { t } = useWords();
  const { table, review, picture } = props;
  const isPlayer = table.me !== undefined;
  const chart = t(isSolo(props) ? 'review.chart.solo' : 'review.chart.title');
  return (
    <>
      {picture && <OneTurn {...props} picture={picture} />}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div className="stack gap-5">
          {isPlayer ? (
            <Panel title={t('review.mistakes.title')}>
              <Mistakes {...props} />
            </Panel>
          ) : (
            <Panel title={t('review.turning')}>
              <TurningTurns {...props} />
            </Panel>
          )}
          {props.isDealtAlike && <Deal gameId={table.gameId} />}
        </div>
        <div className="stack gap-5">
          <Panel title={chart}>
            <ValueChart {...props} title={chart} />
          </Panel>
          <FoldPanel title={t('review.sum.title')}>
            <Sums {...props} />
            <p className="small">{t(isSolo(props) ? 'review.sum.soloNote' : 'review.sum.note')}</p>
          </FoldPanel>
          <FoldPanel title={t('review.turns.title')} open={props.isOwnOnly}>
            <p className="small">{t('review.turns.note')}</p>
            <TurnsTable {...props} />
          </FoldPanel>
          <FoldPanel title={t('review.about')}>
            <p>{t('review.intro')}</p>
            {!props.isVerified && <p className="small muted">{t('review.unverified')}</p>}
            <p className="small muted">
              {t('review.version', {
                reviewer: review.reviewer,
                pack: `${review.pack.id} ${review.pack.version}`,
                quality: t(`review.quality.${review.quality}`),
              })}
            </p>
            {isPlayer && <Work {...props} quality={review.quality} isAnew />}
            {isPlayer && review.quality !== 'deep' && <Work {...props} quality="deep" isAnew={false} />}
          </FoldPanel>
        </div>
      </div>
    </>
  );
}

function Unreviewed(props: PageProps) {
  const words = useWords();
  const { t } = words;
  const { gameId, pack, status, view } = props.table;
  const isRunning = status === 'running';
  const isPlayed = view.state.phase === 'finished';
  const title = t('review.board', { state: clockWords({ words, pack, state: view.state }) });
  return (
    <Panel title={t('review.title')}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Markup
          html={tablePicture(words, pack, view.state, title)}
          className="aspect-[1000/960] border border-edge bg-card p-1 drawing-wide max-md:mx-auto max-md:max-w-64"
        />
        <div className="stack">
          {isPlayed && !isRunning ? (
            <>
              <p>{t('review.intro')}</p>
              <Work {...props} quality="normal" isAnew={false} />
            </>
          ) : (
            <>
              <p className="notice">{t(isRunning ? 'review.running' : 'review.unplayed')}</p>
              <p>
                <TextLink className="btn" href={isRunning ? `/games/${gameId}` : `/games/${gameId}/at/1`}>
                  {t(isRunning ? 'table.toTable' : 'history.player')}
                </TextLink>
              </p>
            </>
          )}
          {props.isDealtAlike && <Deal gameId={gameId} isPlain />}
        </div>
      </div>
    </Panel>
  );
}

/** A new table with the same deal; `isPlain` inside another panel. */
function Deal({ gameId, isPlain = false }: { readonly gameId: string; readonly isPlain?: boolean }) {
  const { t } = useWords();
  const form = (
    <>
      <p>{t('review.deal.text')}</p>
      <form method="post" action={`/games/${gameId}/deal`}>
        <FormKey />
        <SubmitButton className="btn">{t('review.deal.start')}</SubmitButton>
      </form>
    </>
  );
  const title = t('review.deal.title');
  return isPlain ? <Fold title={title}>{form}</Fold> : <Panel title={title}>{form}</Panel>;
}

interface WorkProps extends PageProps {
  readonly quality: Quality;
  /** Recomputed for comparison with the stored review. */
  readonly isAnew: boolean;
}

function Work({ table, reviewer, quality, isAnew }: WorkProps) {
  const words = useWords();
  const { t, locale } = words;
  const { gameId, head, pack } = table;
  const isDeep = quality === 'deep';
  const wanted = {
    gameId,
    head,
    reviewer,
    quality,
    packUrl: packUrl(pack),
    me: table.me,
    seats: table.seats.length,
    isAnew,
  };
  const texts = {
    start: t(isAnew ? 'review.again' : isDeep ? 'review.deeper' : 'review.start'),
    progress: t('review.progress'),
    left: t('review.left'),
    stop: t('review.stop'),
    goOn: t('review.goOn'),
    keeping: t('review.keeping'),
    failed: t('review.failed'),
    same: t('review.same'),
    differs: t('review.differs'),
    locale,
    name: table.me === undefined ? '' : seatName(words, table.seats, table.me),
    verdicts: t('review.turns.title'),
    chart: t(isSolo({ table }) ? 'review.chart.solo' : 'review.chart.title'),
    round: t('review.turns.round'),
    mark: t('review.turns.mark'),
    loss: t('review.turns.loss'),
    marks: marksInWords(words),
  };
  return (
    <>
      <p>{t(isDeep ? 'review.deepWhy' : 'review.why')}</p>
      <noscript>
        <p className="notice">{t('review.noScript')}</p>
      </noscript>
      <div className="noscript:hidden">
        <ReviewIsland wanted={wanted} texts={texts} isMain={!isDeep && !isAnew} />
      </div>
    </>
  );
}
