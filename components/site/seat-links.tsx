interface SeatLink {
  readonly name: string;
  readonly token: string;
  readonly link: string;
}

interface SeatLinksProps {
  readonly links: readonly SeatLink[];
  readonly tableLink: string;
  readonly gameId: string;
  /** Sits down with the token of the form. */
  readonly action: (form: FormData) => Promise<void>;
}

/** One link per seat, ready to be copied, and the shortcut for the host's own seat. */
export function SeatLinks({ links, tableLink, gameId, action }: SeatLinksProps) {
  if (links.length === 0) {
    return (
      <section className="panel stack">
        <p>
          The seat links are shown only to whoever created the table, in the browser that did, for one week.
        </p>
        <p>
          <a href={`/games/${gameId}`}>To the table</a>
        </p>
      </section>
    );
  }
  return (
    <section className="panel stack" aria-label="Seat links">
      <h2>The table is ready: send each player their link</h2>
      <p>
        A link is the key to its seat. Give each to one person only; nobody else can see them, and they cannot
        be shown again later.
      </p>
      {links.map((seat, i) => (
        <SeatLinkRow key={seat.token} seat={seat} id={`link-${i}`} action={action} />
      ))}
      <p>
        For spectators: <a href={tableLink}>{tableLink}</a>
      </p>
    </section>
  );
}

interface RowProps {
  readonly seat: SeatLink;
  readonly id: string;
  readonly action: SeatLinksProps['action'];
}

function SeatLinkRow({ seat, id, action }: RowProps) {
  return (
    <div className="pair end">
      <div className="field">
        <label htmlFor={id}>Link for {seat.name}</label>
        <input className="input" id={id} readOnly value={seat.link} />
      </div>
      <form action={action}>
        <input type="hidden" name="token" value={seat.token} />
        <button className="btn">Sit down here as {seat.name}</button>
      </form>
    </div>
  );
}
