import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ActButton } from './act-button';

interface Seat {
  readonly seat: number;
  readonly name: string;
  readonly userId: string | null;
  readonly seatedAt: Date | null;
  readonly bot: string | null;
  readonly bankMs: number | null;
  readonly tickingAt: Date | null;
  readonly mailError: string | null;
}

interface Delivery {
  readonly id: string;
  readonly seat: number;
  readonly kind: string;
  readonly channel: string | null;
  readonly dueAt: Date;
  readonly stage: 'waiting' | 'sent' | 'failed' | 'cancelled' | 'nowhere';
  readonly lastError: string | null;
}

interface Row {
  readonly seq: number;
  readonly seat?: number | undefined;
  readonly command: { readonly type: string };
  readonly at: string;
  readonly hash: string;
}

type FormAction = (form: FormData) => Promise<void>;

interface SeatsProps {
  readonly gameId: string;
  readonly seats: readonly Seat[];
  readonly waiting: readonly number[];
  /** Only while the game runs. */
  readonly free?: FormAction | undefined;
}

/** Who sits where, and how their clocks stand. */
export function SeatsPanel({ gameId, seats, waiting, free }: SeatsProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="seats-title">
      <h2 id="seats-title">{t('operator.table.seats')}</h2>
      <ul className="stack">
        {seats.map((each) => (
          <li key={each.seat} className="row">
            <SeatLine {...each} />
            {waiting.includes(each.seat) && <span className="small">{t('operator.table.waits')}</span>}
            {free && !each.bot && (each.userId !== null || each.seatedAt !== null) && (
              <ActButton
                act={free}
                values={{ gameId, seat: String(each.seat) }}
                label={t('operator.table.free')}
                sure={t('operator.table.freeSure')}
                fullLabel={t('operator.table.freeLabel', { seat: each.seat })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeatLine({ seat, name, userId, bot, bankMs, tickingAt, mailError }: Seat) {
  const { t, time } = useWords();
  const holder = bot ? t('operator.table.computer') : name || t('operator.table.nobody');
  return (
    <>
      <strong>{t('operator.table.seat', { seat, name: holder })}</strong>
      {userId && (
        <TextLink href={`/operator/people/${userId}`} className="code">
          {userId}
        </TextLink>
      )}
      {bankMs !== null && (
        <span className="small">{t('operator.table.clock', { minutes: Math.round(bankMs / 60_000) })}</span>
      )}
      {tickingAt && (
        <span className="small">{t('operator.table.running', { at: time(tickingAt.toISOString()) })}</span>
      )}
      {mailError && <span className="code">{mailError}</span>}
    </>
  );
}

/** What was to be told, and what became of it. */
export function DeliveriesPanel({ gameId, deliveries, resend }: DeliveriesProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="deliveries-title">
      <h2 id="deliveries-title">{t('operator.table.deliveries')}</h2>
      {deliveries.length === 0 && <p>{t('operator.table.noDeliveries')}</p>}
      <ul className="stack small">
        {deliveries.map((each) => (
          <li key={each.id} className="row">
            <DeliveryLine {...each} />
          </li>
        ))}
      </ul>
      <ActButton act={resend} values={{ gameId }} label={t('operator.table.resend')} />
    </section>
  );
}

interface DeliveriesProps {
  readonly gameId: string;
  readonly deliveries: readonly Delivery[];
  readonly resend: FormAction;
}

function DeliveryLine({ seat, kind, channel, dueAt, stage, lastError }: Delivery) {
  const { t, time } = useWords();
  const by = channel ?? t('operator.table.noChannel');
  return (
    <>
      <span>{t('operator.table.delivery', { kind, seat, channel: by, at: time(dueAt.toISOString()) })}</span>
      <strong>{t(`operator.table.${stage}`)}</strong>
      {lastError && <span className="code">{lastError}</span>}
    </>
  );
}

/** The newest rows of the log, and the way back to a right position. */
export function LogPanel({ gameId, rows, rebuild }: LogProps) {
  const { t, time } = useWords();
  return (
    <section className="panel stack" aria-labelledby="log-title">
      <h2 id="log-title">{t('operator.table.log')}</h2>
      <ol className="stack small">
        {rows.map(({ seq, seat, command, at, hash }) => (
          <li key={seq} className="row">
            <strong>{seq}</strong>
            {seat !== undefined && <span>{t('operator.table.bySeat', { seat })}</span>}
            <span className="code">{command.type}</span>
            <span className="muted">{time(at)}</span>
            <span className="code">{hash.slice(0, 12)}</span>
          </li>
        ))}
      </ol>
      <ActButton act={rebuild} values={{ gameId }} label={t('operator.table.rebuild')} />
    </section>
  );
}

interface LogProps {
  readonly gameId: string;
  readonly rows: readonly Row[];
  readonly rebuild: FormAction;
}
