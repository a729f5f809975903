import type { TableOptions } from '@/lib/engine/state';
import { Select, TableChoices } from './table-choices';

/** How many a table seats. */
export const MAX_SEATS = 4;

interface FormProps {
  readonly action: (form: FormData) => Promise<void>;
  /** What is ticked from the start. */
  readonly presets: TableOptions;
}

/** The form for a new table. It is a plain form: it works before, and without, any JavaScript. */
export function CreateTableForm({ action, presets }: FormProps) {
  return (
    <form action={action} className="stack">
      <div className="field">
        <label htmlFor="name">Name of the table</label>
        <input className="input" id="name" name="name" required maxLength={40} placeholder="Sunday round" />
      </div>
      <fieldset className="stack">
        <legend className="font-semibold">Players, in the order of play</legend>
        <p className="small">
          One name alone makes a solo game. A computer needs no name; an empty chair stays empty.
        </p>
        {Array.from({ length: MAX_SEATS }, (_, i) => (
          <SeatFields key={i} seat={i} />
        ))}
      </fieldset>
      <TableChoices presets={presets} />
      <button className="btn btn-main">Create the table</button>
    </form>
  );
}

const HOLDERS = [
  ['person', 'A person, if named'],
  ['journeyman', 'Computer: Journeyman'],
  ['master', 'Computer: Master builder'],
] as const;

/** A chair: the first is a person's, the others may be a computer's or stay empty. */
function SeatFields({ seat }: { readonly seat: number }) {
  const isFirst = seat === 0;
  return (
    <div className={isFirst ? 'pair' : 'pair thirds'}>
      <div className="field">
        <label htmlFor={`seat-${seat}`}>
          Player {seat + 1}
          {isFirst ? '' : ' (optional)'}
        </label>
        <input
          className="input"
          id={`seat-${seat}`}
          name={`seat-${seat}`}
          required={isFirst}
          maxLength={40}
          autoComplete="off"
        />
      </div>
      {!isFirst && <Select name={`holder-${seat}`} title={`Who plays on chair ${seat + 1}`} of={HOLDERS} />}
      <div className="field">
        <label htmlFor={`email-${seat}`}>Mail address of player {seat + 1} (optional)</label>
        <input
          className="input"
          id={`email-${seat}`}
          name={`email-${seat}`}
          type="email"
          maxLength={254}
          autoComplete="off"
        />
      </div>
    </div>
  );
}
