import type { FormAction } from '@/components/ui/forms/act-button';
import type { ShownCompetition } from '@/lib/features/competitions/competitions';

/** A competition, and the form action for it. */
export interface CompetitionAction {
  readonly shown: ShownCompetition;
  readonly competitionId: string;
  readonly action: FormAction;
}
