import { Fold } from '@/components/ui/fold';
import { TextField } from '@/components/ui/forms/text-field';
import type { StoredCompetition } from '@/lib/features/competitions/competition';
import { CONDITION_BOUNDS, ENTRY_CONDITIONS } from '@/lib/game/competing/entry-conditions';
import { useWords } from '@/lib/platform/i18n/current-words';

/** The fields for conditions; empty ones ask nothing. */
export function ConditionFields() {
  const { t } = useWords();
  return (
    <Fold title={t('seasons.entry.title')}>
      <div className="grid gap-2.5 sm:grid-cols-2 sm:items-end">
        {ENTRY_CONDITIONS.map((condition) => (
          <TextField
            key={condition}
            id={condition}
            label={t(`seasons.entry.field.${condition}`)}
            type="number"
            min={CONDITION_BOUNDS[condition].least}
            max={CONDITION_BOUNDS[condition].most}
            inputMode="numeric"
          />
        ))}
      </div>
    </Fold>
  );
}

/** The conditions of a competition, as rules. */
export function ConditionRules({ terms }: Pick<StoredCompetition, 'terms'>) {
  const { t } = useWords();
  return ENTRY_CONDITIONS.map((condition) => {
    const n = terms.conditions?.[condition];
    return n === undefined ? null : <li key={condition}>{t(`seasons.entry.rule.${condition}`, { n })}</li>;
  });
}
