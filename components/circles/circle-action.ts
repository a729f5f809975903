import type { FormAction } from '@/components/ui/forms/act-button';

/** A form action and the circle it applies to. */
export interface CircleAction {
  readonly circleId: string;
  readonly action: FormAction;
}
