import type { Option } from '@/lib/game/engine/options';
import type { Labelling } from '@/lib/game/wording/wording';

/**
 * The fields of every step besides its command: the expected position, and an id that makes sending it twice
 * harmless.
 */
export interface StepStamp {
  readonly gameId: string;
  readonly expectedSeq: number;
  readonly commandId: string;
  /**
   * End turn was pressed and loses something: `sure` means the next press ends the turn. `armed` means a
   * press may still belong to the first.
   */
  readonly end?: 'armed' | 'sure' | undefined;
}

/** Id of the form of all single-press steps. Buttons anywhere in the moves panel belong to it. */
export const STEP_FORM = 'step';

/** The field that confirms that the losses of End turn were shown. */
export const SURE = 'sure';

/** Undefined if the page handles its forms itself (moves-section.tsx). */
export type StepAction = (form: FormData) => Promise<void>;

/** A form that makes one of these commands. */
export interface StepFormProps {
  readonly on: Labelling;
  readonly options: readonly Option[];
  readonly stamp: StepStamp;
  readonly action?: StepAction | undefined;
}

export function StepFields({ gameId, expectedSeq, commandId, end }: StepStamp) {
  return (
    <>
      <input type="hidden" name="gameId" value={gameId} />
      <input type="hidden" name="expectedSeq" value={expectedSeq} />
      <input type="hidden" name="commandId" value={commandId} />
      {end === 'sure' && <input type="hidden" name={SURE} value={expectedSeq} />}
    </>
  );
}
