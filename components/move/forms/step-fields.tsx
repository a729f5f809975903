/**
 * The fields of every step besides its command: the position it is meant for, and an id that makes sending
 * it twice harmless.
 */
export interface StepStamp {
  readonly gameId: string;
  readonly expectedSeq: number;
  readonly commandId: string;
  /**
   * End turn was pressed where it loses something: the next press ends the turn. `armed` while a second press
   * may still belong to the first.
   */
  readonly end?: 'armed' | 'sure' | undefined;
}

/** The field that says that what End turn loses was seen. */
export const SURE = 'sure';

/** Missing where the page takes its forms itself (moves-section.tsx). */
export type StepAction = (form: FormData) => Promise<void>;

/** The hidden fields of a step. */
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
