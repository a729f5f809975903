/** How many people a table seats. */
export const MAX_SEATS = 4;
const MIN_SEATS = 2;

/** The form for a new table. It is a plain form: it works before, and without, any JavaScript. */
export function CreateTableForm({ action }: { readonly action: (form: FormData) => Promise<void> }) {
  return (
    <form action={action} className="stack">
      <div className="field">
        <label htmlFor="name">Name of the table</label>
        <input className="input" id="name" name="name" required maxLength={40} placeholder="Sunday round" />
      </div>
      <fieldset className="stack">
        <legend className="font-semibold">Players, in the order of play</legend>
        {Array.from({ length: MAX_SEATS }, (_, i) => (
          <SeatFields key={i} seat={i} required={i < MIN_SEATS} />
        ))}
      </fieldset>
      <Choices />
      <Options />
      <button className="btn btn-main">Create the table</button>
    </form>
  );
}

function SeatFields({ seat, required }: { readonly seat: number; readonly required: boolean }) {
  const optional = required ? '' : ' (leave empty for fewer players)';
  return (
    <div className="pair">
      <div className="field">
        <label htmlFor={`seat-${seat}`}>
          Player {seat + 1}
          {optional}
        </label>
        <input
          className="input"
          id={`seat-${seat}`}
          name={`seat-${seat}`}
          required={required}
          maxLength={40}
          autoComplete="off"
        />
      </div>
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

const CHOICES = [
  {
    name: 'startingSeat',
    title: 'Who starts',
    of: [
      ['random', 'Drawn by lot'],
      ['first', 'Player 1'],
    ],
  },
  {
    name: 'tileOrder',
    title: 'Action tiles on the crane',
    of: [
      ['random', 'In random order'],
      ['first-game', 'In the order for a first game'],
    ],
  },
  {
    name: 'actionSide',
    title: 'Side of the action tiles',
    of: [
      ['A', 'A: three pairs of actions, twice each'],
      ['B', 'B: six different pairs'],
    ],
  },
] as const;

function Choices() {
  return CHOICES.map(({ name, title, of }) => (
    <div key={name} className="field">
      <label htmlFor={name}>{title}</label>
      <select className="input" id={name} name={name}>
        {of.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  ));
}

const OPTIONS = [
  {
    name: 'deferPlazaRewards',
    title: 'Plaza rewards may wait (DEV-1)',
    text: 'When somebody completes a plaza in another’s turn, the choice of reward waits for the owner’s own turn, unless it could touch what others share.',
  },
  {
    name: 'refillOnDemand',
    title: 'Rows are refilled on demand (DEV-3)',
    text: 'A taken tile is replaced when somebody asks for it or the turn ends, so that taking a tile can still be undone.',
  },
] as const;

function Options() {
  return (
    <fieldset>
      <legend className="font-semibold">Made for playing by post</legend>
      {OPTIONS.map(({ name, title, text }) => (
        <label key={name} className="tick">
          <input type="checkbox" name={name} defaultChecked />
          <span>
            <strong>{title}.</strong> {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
