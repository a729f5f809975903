import { Fold } from '@/components/ui/fold';
import { ActButton } from '@/components/ui/forms/act-button';
import { isActive, isRunning, type StoredEntrant } from '@/lib/features/competitions/competition';
import type { CompetitionAction } from './competition-action';
import { MAX_BYES } from '@/lib/game/competing/rests';
import { useWords } from '@/lib/platform/i18n/current-words';

/** In a Swiss: the reader's bye, their pause, and the way back. */
export function OwnRests({ shown, mine, ...where }: CompetitionAction & { readonly mine: StoredEntrant }) {
  const { t } = useWords();
  const { competition } = shown;
  const { form, stage, stages, terms } = competition;
  const isIn = stage === 0 || mine.division !== undefined || mine.lateFrom !== undefined;
  if (form !== 'swiss' || !isIn || !isRunning(competition) || !isActive(mine)) return null;
  const next = stage + 1;
  const coming = mine.byes.filter((each) => each > stage);
  const points = terms.byePoints ?? 0;
  const mayRest = next <= Math.max(1, stages);
  const mayAsk = mayRest && terms.byePoints !== undefined && mine.byes.length < MAX_BYES && !mine.pausedAt;
  return (
    <>
      {coming.map((n) => (
        <div key={n} className="row">
          <span>{t('seasons.resting.bye', { stage: n, points })}</span>
          <ActButton
            {...where}
            act="no-bye"
            about={mine.id}
            of={{ stage: n }}
            label={t('seasons.resting.noBye', { stage: n })}
          />
        </div>
      ))}
      {mine.pausedAt && (
        <div className="row">
          <span>{t('seasons.resting.pausing')}</span>
          <ActButton
            {...where}
            act="come-back"
            about={mine.id}
            label={t('seasons.resting.comeBack')}
            isMain
          />
        </div>
      )}
      {mayAsk && (
        <Fold title={t('seasons.resting.askBye', { stage: next })}>
          <div className="stack">
            <p className="small">{t('seasons.rule.byeOnRequest', { n: points })}</p>
            <ActButton
              {...where}
              act="bye"
              about={mine.id}
              of={{ stage: next }}
              label={t('seasons.resting.askBye', { stage: next })}
            />
          </div>
        </Fold>
      )}
      {mayRest && stage > 0 && !mine.pausedAt && (
        <Fold title={t('seasons.resting.pause')}>
          <div className="stack">
            <p className="small">{t('seasons.resting.pauseWhy')}</p>
            <ActButton {...where} act="pause" about={mine.id} label={t('seasons.resting.pause')} />
          </div>
        </Fold>
      )}
    </>
  );
}

/** How an entrant rests, if they do. */
export function useRestOf({ stage }: { readonly stage: number }) {
  const { t } = useWords();
  return ({ byes, pausedAt }: StoredEntrant): string | undefined => {
    if (pausedAt) return t('seasons.resting.pauses');
    const bye = byes.find((each) => each >= Math.max(1, stage));
    return bye === undefined ? undefined : t('seasons.resting.hasBye', { stage: bye });
  };
}
