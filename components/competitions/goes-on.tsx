import { formatMoment } from '@/components/ui/moment';
import type { PublicCompetition } from '@/lib/features/competitions/competitions';
import { useWords } from '@/lib/platform/i18n/current-words';
import { isActive, tableNumber } from '@/lib/features/competitions/competition';
import { HELD_MS } from '@/lib/game/competing/arranged';
import { isStaged, stageOf, tablesOfStage } from '@/lib/game/competing/competition';

interface GoesOnProps {
  readonly shown: PublicCompetition;
  readonly timeZone: string | undefined;
}

type Fixtures = PublicCompetition['fixtures'];
const countClosed = (fixtures: Fixtures) =>
  fixtures.filter(({ state }) => state === 'over' || state === 'void').length;

/** The next event of the competition, in one sentence. */
export function GoesOn({ shown, timeZone }: GoesOnProps) {
  const { t, locale, list } = useWords();
  const { competition, entrants, fixtures, winners } = shown;
  const { form, state, stage, signUpUntil, checkInUntil = signUpUntil } = competition;
  const when = formatMoment(locale, timeZone, state === 'check-in' ? checkInUntil : signUpUntil);
  if (isStaged(form) && state === 'running') return <StageGoesOn shown={shown} timeZone={timeZone} />;
  if (state === 'check-in' && stage > 0) return t('seasons.goesOn.between', { stage, when });
  const firsts = winners.map((winner) => {
    return entrants.find(({ id }) => id === winner)?.name || t('circles.someone');
  });
  if (state === 'over' && firsts.length === 0) return t('seasons.goesOn.nobody');
  if (state === 'over' && firsts.length > 1) return t('seasons.goesOn.shared', { names: list(firsts) });
  return t(`seasons.goesOn.${state}`, {
    when,
    n: entrants.filter(isActive).length,
    over: countClosed(fixtures),
    all: fixtures.length,
    name: firsts[0] ?? t('circles.someone'),
  });
}

function StageGoesOn({ shown, timeZone }: GoesOnProps) {
  const { t, locale } = useWords();
  const { competition, entrants, fixtures, circle } = shown;
  const { form, stage, stages } = competition;
  const here = fixtures.filter(({ id }) => stageOf(id) === stage);
  const { heldSince } = competition;
  if (heldSince) {
    const until = new Date(heldSince.getTime() + HELD_MS);
    return t('seasons.goesOn.held', { stage: stage + 1, when: formatMoment(locale, timeZone, until) });
  }
  const isFinal = form === 'cup' && tablesOfStage(fixtures, stage).length === 1;
  const mine = entrants.find(({ userId }) => userId === circle?.me.userId)?.id ?? '';
  const own = here.find((fixture) => fixture.state === 'open' && fixture.entrants.includes(mine));
  const table = own ? tableNumber(competition.form, own.id) : 'none';
  const over = countClosed(here);
  if (isFinal) return t('seasons.goesOn.final', { table });
  // A cup may need one stage more or fewer, so only a Swiss shows the number of stages.
  const facts = { stage, stages, over, all: here.length, table };
  return t(form === 'swiss' ? 'seasons.goesOn.stageOf' : 'seasons.goesOn.stage', facts);
}
