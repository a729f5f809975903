import { Fold } from '@/components/ui/fold';
import { ActButton, ActForm } from '@/components/ui/forms/act-button';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { Tick } from '@/components/ui/forms/tick';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { StoredEntrant } from '@/lib/features/competitions/competition';
import type { ShownCompetition } from '@/lib/features/competitions/competitions';
import { useWords } from '@/lib/platform/i18n/current-words';
import { isActive, isOpenLate, isRunning, tableNumber } from '@/lib/features/competitions/competition';
import { isStaged, stageOf } from '@/lib/game/competing/competition';
import type { CompetitionAction } from './competition-action';
import { OwnRests } from './rests';

/** The reader's own tables, status and available actions. */
export function OwnPart({ shown, ...where }: CompetitionAction) {
  const { t } = useWords();
  const { competition, entrants, fixtures, circle } = shown;
  const mine = entrants.find(({ userId }) => userId === circle.me.userId);
  const open = fixtures.filter(({ state, entrants: people }) => {
    return state === 'open' && mine !== undefined && people.includes(mine.id);
  });
  const isNew = mine?.division === undefined && mine?.lateFrom === undefined && mine?.state !== 'excluded';
  const mayJoinLate = isNew && isOpenLate(shown);
  const mayEnter = competition.state === 'sign-up' && (!mine || mine.state === 'withdrawn');
  const mayCheckIn = mine?.state === 'entered' && ['check-in', 'running'].includes(competition.state);
  const hasWon = mine !== undefined && shown.winners.includes(mine.id);
  const mayHide = mine !== undefined && competition.terms.isPublic;
  // The page itself says that they have won.
  if ((!mine && !mayEnter && !mayJoinLate) || (hasWon && !mayHide)) return null;
  return (
    <Panel title={t('seasons.mine')}>
      {mine && !hasWon && <p>{ownState(t, mine, shown)}</p>}
      {mine?.state === 'playing' && open.length === 0 && <p className="muted">{t('seasons.noTable')}</p>}
      <div className="row">
        {open.map(({ id, tableId = '' }) => (
          <TextLink key={id} className="btn btn-main" href={`/games/${tableId}`}>
            {t('seasons.myTable', { n: tableNumber(competition.form, id) })}
          </TextLink>
        ))}
        {mayCheckIn && (
          <ActButton {...where} act="check-in" about={mine.id} label={t('seasons.act.check-in')} isMain />
        )}
      </div>
      {(mayEnter || mayJoinLate) && (
        <ActForm {...where} act="enter" className="stack">
          {mayJoinLate && (
            <p className="small">
              {t('seasons.resting.lateWhy', {
                stage: competition.stage + 1,
                points: competition.terms.latePoints ?? 0,
              })}
            </p>
          )}
          {competition.terms.isPublic && (
            <Tick name="named" value="yes" label={t('seasons.askName')} hint={t('seasons.askNameWhy')} />
          )}
          <SubmitRow isMain>{t(mayEnter ? 'seasons.act.enter' : 'seasons.resting.late')}</SubmitRow>
        </ActForm>
      )}
      {mine && <OwnRests shown={shown} mine={mine} {...where} />}
      <PlaceOutcomes outcomes={shown.outcomes} />
      {mine && !mayEnter && competition.terms.isPublic && (
        <ActButton
          {...where}
          act={mine.named ? 'hide-name' : 'show-name'}
          about={mine.id}
          label={t(`seasons.act.${mine.named ? 'hide-name' : 'show-name'}`)}
        />
      )}
      {mine && isActive(mine) && isRunning(competition) && (
        <Fold title={t('seasons.act.withdraw')}>
          <div className="stack">
            <p className="small">{t('seasons.withdrawWhy')}</p>
            <ActButton {...where} act="withdraw" about={mine.id} label={t('seasons.act.withdraw')} />
          </div>
        </Fold>
      )}
    </Panel>
  );
}

function ownState(
  t: ReturnType<typeof useWords>['t'],
  { id, state, division, lateFrom }: StoredEntrant,
  { competition: { form, state: competition, stage }, fixtures }: ShownCompetition,
): string {
  if (competition === 'running' && state === 'entered') return t('seasons.myState.late');
  if (competition === 'running' && state === 'checked-in' && lateFrom !== undefined)
    return t('seasons.myState.late-start', { n: lateFrom });
  if (competition === 'running' && state === 'checked-in') return t('seasons.myState.reserve');
  if (competition === 'check-in' && stage > 0 && state === 'entered') return t('seasons.myState.between');
  if (isStaged(form) && (state === 'playing' || state === 'done')) {
    const n = Math.max(
      0,
      ...fixtures.filter((each) => each.entrants.includes(id)).map((each) => stageOf(each.id)),
    );
    return t(state === 'playing' ? 'seasons.myState.inStage' : 'seasons.myState.out', { n });
  }
  return t(`seasons.myState.${state}`, { n: division ?? 1 });
}

type Outcome = ShownCompetition['outcomes'][number];

/** The effect of each place at the reader's open table. */
function PlaceOutcomes({ outcomes }: Pick<ShownCompetition, 'outcomes'>) {
  const { t } = useWords();
  if (outcomes.length === 0) return null;
  return (
    <div>
      <h3 id="place-outcomes" className="mb-1 text-base">
        {t('seasons.outcome.title')}
      </h3>
      <dl
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 small"
        aria-labelledby="place-outcomes"
      >
        {outcomes.map((outcome) => (
          <div key={outcome.place} className="contents">
            <dt className="font-semibold">{t('seasons.outcome.place', { n: outcome.place })}</dt>
            <dd>
              <OutcomeWords outcome={outcome} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function OutcomeWords({ outcome }: { readonly outcome: Outcome }) {
  const { t, locale } = useWords();
  if (outcome.form === 'cup') return t(`seasons.outcome.${outcome.outcome}`);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const { tablePoints: points, mean, standing } = outcome;
  return t('seasons.outcome.swiss', { points, mean: number.format(mean), standing });
}
