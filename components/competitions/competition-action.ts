import type { FormAction } from '@/components/ui/forms/act-button';

/** A form action and the competition it applies to. */
export interface CompetitionAction {
  readonly competitionId: string;
  readonly action: FormAction;
}
