import { WalkLink } from '@/components/analysis/sandbox/lines/walk-link';
import { logWordingOf } from '@/components/history/log-wording';
import { Thoughts } from '@/components/history/thoughts';
import { Panel } from '@/components/ui/panel';
import type { SharedLine } from '@/lib/features/sandbox/sandbox-view';
import { elementAt } from '@/lib/game/engine/util';
import type { SealedThought } from '@/lib/game/recap/figures';
import type { BetterLine, TurnReview } from '@/lib/game/analysis/review/review';
import { rowText } from '@/lib/game/wording/events';
import { seatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Reasons } from './reasons';
import type { ReviewProps } from './review-props';
import { lossWords, markWords } from './review-words';

interface OneProps extends ReviewProps {
  readonly turn: TurnReview;
  /** The better line, if there is one. */
  readonly line?: SharedLine | undefined;
  /** Sealed notes of the turn. */
  readonly thoughts?: readonly SealedThought[] | undefined;
}

/** One turn: its verdict, the better line, and why that is better. */
export function OneTurn(props: OneProps) {
  const words = useWords();
  const { t } = words;
  const { table, told, turn } = props;
  const at = told.findIndex((each) => each.turn === turn.turn);
  const name = seatName(words, table.seats, turn.seat);
  const hrefOf = (to: TurnReview | undefined) => to && `/games/${table.gameId}/review?turn=${to.turn}#turn`;
  return (
    <Panel id="turn" title={t('review.one.title', { turn: turn.turn, name })}>
      <nav className="row" aria-label={t('review.turns.title')}>
        <WalkLink href={hrefOf(told[at - 1])} text={t('review.one.previous')} rel="prev" />
        <WalkLink href={hrefOf(told[at + 1])} text={t('review.one.next')} rel="next" />
      </nav>
      <p>
        <strong>{markWords(words, turn.mark)}</strong>{' '}
        {turn.better ? t('review.one.lost', { loss: lossWords(words, turn) }) : t('review.one.best')}
      </p>
      <p className="row">
        <a className="btn" href={`/games/${table.gameId}/at/${turn.at}`}>
          {t('review.one.played')}
        </a>
        {turn.better && (
          <>
            <a className="btn" href={`/games/${table.gameId}/review/${turn.turn}/film`}>
              {t('review.film.watch')}
            </a>
            <TryAgain {...props} better={turn.better} />
          </>
        )}
      </p>
      <Thoughts table={table} thoughts={props.thoughts} />
      <Better {...props} />
    </Panel>
  );
}

/** Readers retry their own turns; other turns open in the sandbox. */
function TryAgain({ table, turn, better }: OneProps & { readonly better: BetterLine }) {
  const { t } = useWords();
  const { gameId, me } = table;
  return turn.seat === me ? (
    <a className="btn" href={`/games/${gameId}/review/${turn.turn}/again`}>
      {t('review.one.again')}
    </a>
  ) : (
    <a className="btn" href={`/games/${gameId}/try?at=${better.at}`}>
      {t('review.one.try')}
    </a>
  );
}

function Better({ table, turn, line }: OneProps) {
  const words = useWords();
  const { t } = words;
  if (!turn.better || !line) return null;
  const tell = logWordingOf(words, table);
  const told = line.events.map((events, i) => rowText(tell, { ...elementAt(line.steps, i), events }));
  const here = `/games/${table.gameId}/review/${turn.turn}`;
  return (
    <>
      <h3>{t('review.why-title')}</h3>
      <Reasons words={words} {...turn.better} />
      <h3>{t('review.one.steps')}</h3>
      <ol className="m-0 grid list-outside list-decimal gap-1.5 pl-7.25">
        {told.map((text, i) => (
          <li key={i}>
            <a href={`${here}/${i + 1}`}>{text}</a>
          </li>
        ))}
      </ol>
      <p>
        <a className="btn btn-main" href={`${here}/0`}>
          {t('review.one.walk')}
        </a>
      </p>
    </>
  );
}
