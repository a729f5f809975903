/**
 * What every step carries besides its command: where it is meant for, and an id that makes sending it twice
 * harmless.
 */
export interface StepStamp {
  readonly gameId: string;
  readonly expectedSeq: number;
  readonly commandId: string;
}

/** Nothing where the page takes its forms itself (components/live/handed-in.ts). */
export type StepAction = (form: FormData) => Promise<void>;

/** The hidden fields of a step. */
export function StepFields({ gameId, expectedSeq, commandId }: StepStamp) {
  return (
    <>
      <input type="hidden" name="gameId" value={gameId} />
      <input type="hidden" name="expectedSeq" value={expectedSeq} />
      <input type="hidden" name="commandId" value={commandId} />
    </>
  );
}
