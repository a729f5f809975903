import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import type { CostliestHabits, PointLoss } from '@/lib/game/review/habits';
import { capitalize } from '@/lib/game/wording/language/grammar';
import { actionName } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { numberText } from './numbers';
import { NumbersTable } from './numbers-table';

interface HabitsProps {
  readonly habits: CostliestHabits;
  /** Minimum number of reviewed games. */
  readonly enough: number;
}

/** The reader's most costly habits in reviewed games. */
export function MyHabitsPanel({ habits, enough }: HabitsProps) {
  const words = useWords();
  const { t, locale } = words;
  const { games, turns, points, sources, actions } = habits;
  if (games < enough)
    return (
      <Panel>
        <p role="status">{t('insights.habits.tooFew', { games, enough })}</p>
        <p>
          <TextLink className="btn" href="/me/tables">
            {t('tables.mine')}
          </TextLink>
        </p>
      </Panel>
    );
  const reasons = sources.map(({ kind, ...lost }) => ({
    name: capitalize(t(`review.reason.${kind}`)),
    ...lost,
  }));
  const choices = actions.map(({ way, action, ...lost }) => ({
    name: t(`insights.habits.${way}`, { action: capitalize(actionName(words, action)) }),
    ...lost,
  }));
  return (
    <Panel>
      <p>{t('insights.habits.lead', { games, turns, loss: numberText(locale, points / turns) })}</p>
      <div className="grid gap-4 lg:grid-cols-2">
        <Losses title={t('insights.habits.sources')} rows={reasons} games={games} />
        <Losses title={t('insights.habits.actions')} rows={choices} games={games} />
      </div>
      <p className="text-sm">{t('insights.habits.how')}</p>
    </Panel>
  );
}

function Panel({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="habits">
      <h2 id="habits">{t('insights.habits.title')}</h2>
      {children}
    </section>
  );
}

interface LossesProps {
  readonly title: string;
  readonly rows: readonly (PointLoss & { readonly name: string })[];
  readonly games: number;
}

function Losses({ title, rows, games }: LossesProps) {
  const { t, locale } = useWords();
  return (
    <NumbersTable
      label={title}
      columns={[title, t('insights.habits.times'), t('insights.habits.perGame')]}
      rows={rows.map(({ name, n, points }) => ({ name, cells: [n, numberText(locale, points / games)] }))}
    />
  );
}
