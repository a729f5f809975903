import { UNLISTED, pageMeta } from '@/app/page-meta';
import { retryTaskOf } from '@/components/analysis/review/retry-task';
import { SandboxFrame } from '@/components/analysis/sandbox/sandbox-frame';
import { StudyTop } from '@/components/analysis/sandbox/study-top';
import { retryOf } from '@/lib/features/review/better-line';
import { roundOfTurn } from '@/lib/game/wording/position';
import { tablePage } from '../../../table-page';

type Params = Awaited<PageProps<'/games/[gameId]/review/[turn]/again'>['params']>;
const NUMBER = /^\d{1,3}$/;

export const generateMetadata = pageMeta('review.one.again', UNLISTED);

/** One of the reader's turns in a finished game, to find a better one. The browser draws it. */
export default tablePage<Params>(async ({ gameId, who, words, params }) => {
  const found = NUMBER.test(params.turn) ? await retryOf(gameId, who, Number(params.turn)) : undefined;
  if (!found) return undefined;
  const { t } = words;
  const task = retryTaskOf(words, found);
  const { turn, at, loss } = task;
  const review = `/games/${gameId}/review`;
  return (
    <>
      <StudyTop
        title={t('review.retry.title', { round: roundOfTurn(turn, found.table.seats.length) })}
        note={t('review.retry.lead', { loss: Math.max(1, Math.round(loss)) })}
        back={{ href: `${review}?turn=${turn}#turn`, name: t('review.retry.back') }}
      />
      <SandboxFrame
        from={`/api/games/${gameId}/sandbox?at=${at}`}
        {...{ task, pack: found.table.pack }}
        noScript={
          <>
            <p className="notice">{t('review.retry.noScript')}</p>
            <p>
              <a href={`${review}/${turn}/film`}>{t('review.film.watch')}</a>
            </p>
          </>
        }
      />
    </>
  );
});
