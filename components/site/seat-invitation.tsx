import type { SeatInfo } from '@/lib/service/table-view';
import { SYMBOL_SHEET } from '@/components/board/svg/sheet';
import { seatIcon } from '@/components/board/svg/seat-marks';
import { Symbol } from '@/components/board/symbol';
import { Markup } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';

interface InvitationProps {
  readonly seat: {
    readonly gameId: string;
    readonly gameName: string;
    readonly seat: number;
    readonly name: string;
    readonly seated: boolean;
  };
  readonly seats: readonly SeatInfo[];
  readonly token: string;
  readonly action: (form: FormData) => Promise<void>;
  readonly problem: boolean;
}

/** The table behind a seat link, and the button that takes the seat. */
export function SeatInvitation({ seat, seats, token, action, problem }: InvitationProps) {
  return (
    <section className="panel stack" aria-label="Your seat">
      <Markup html={SYMBOL_SHEET} />
      <h1 className="initial">{seat.gameName}</h1>
      <p>
        {seat.seated
          ? 'This is your seat at the table.'
          : 'A seat is kept for you at this table of Praga Caput Regni.'}
      </p>
      <ul className="stack">
        {seats.map((other) => (
          <li key={other.seat} className="row">
            <Symbol name={seatIcon(other.seat)} />
            <strong>{other.name}</strong>
            <span className="muted small">
              {other.seated ? 'is seated' : 'has not sat down yet'}
              {other.seat === seat.seat ? ' (this seat)' : ''}
            </span>
          </li>
        ))}
      </ul>
      {problem && <Notice bad>Please check the name (at most 40 characters) and the mail address.</Notice>}
      <form action={action} className="stack">
        <input type="hidden" name="token" value={token} />
        <div className="field">
          <label htmlFor="name">Your name at the table</label>
          <input
            className="input"
            id="name"
            name="name"
            defaultValue={seat.name}
            maxLength={40}
            required
            autoComplete="nickname"
          />
        </div>
        <div className="field">
          <label htmlFor="email">Mail address for “it is your turn” (optional)</label>
          <input
            className="input"
            id="email"
            name="email"
            type="email"
            maxLength={254}
            autoComplete="email"
          />
        </div>
        <button className="btn btn-main">Sit down</button>
      </form>
      <p>
        <a href={`/games/${seat.gameId}`}>Only look at the table</a>
      </p>
    </section>
  );
}
