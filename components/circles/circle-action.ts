import type { FormAction } from '@/components/ui/forms/act-button';
import type { Circle } from '@/lib/features/circles/circle';

/** A form action and the circle it applies to. */
export interface CircleAction {
  readonly circleId: string;
  readonly action: FormAction;
}

/** The same, with the circle as the reader sees it. */
export interface ShownCircle extends CircleAction {
  readonly circle: Circle;
}
