import { useWords } from '@/lib/i18n/here';

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
  const { t } = useWords();
  if (links.length === 0) {
    return (
      <section className="panel stack">
        <p>{t('site.linksHidden')}</p>
        <p>
          <a href={`/games/${gameId}`}>{t('site.toTable')}</a>
        </p>
      </section>
    );
  }
  return (
    <section className="panel stack" aria-label={t('site.seatLinks')}>
      <h2>{t('site.tableReady')}</h2>
      <p>{t('site.linkIsKey')}</p>
      {links.map((seat, i) => (
        <SeatLinkRow key={seat.token} seat={seat} id={`link-${i}`} action={action} />
      ))}
      <p>
        {t('site.spectators')} <a href={tableLink}>{tableLink}</a>
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
  const { t } = useWords();
  const { name } = seat;
  return (
    <div className="pair end">
      <div className="field">
        <label htmlFor={id}>{t('site.linkFor', { name })}</label>
        <input className="input" id={id} readOnly value={seat.link} />
      </div>
      <form action={action}>
        <input type="hidden" name="token" value={seat.token} />
        <button className="btn">{t('site.sitHereAs', { name })}</button>
      </form>
    </div>
  );
}
