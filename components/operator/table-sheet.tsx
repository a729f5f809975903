import type { FormAction } from '@/components/ui/forms/act-button';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { DeliveryFacts, DeskLogRow, TableSheet } from '@/lib/features/operator/desk';
import { describeRow } from '@/lib/game/wording/events';
import { joinLines, type LogWording } from '@/lib/game/wording/log-lines';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ActButton } from './act-button';
import { useDeskWords } from './desk-words';

interface SeatsProps {
  readonly gameId: string;
  readonly seats: TableSheet['seats'];
  readonly waiting: readonly number[];
  /** Defined only while the game runs. */
  readonly free?: FormAction | undefined;
}

/** The holders of the seats, and their clocks. */
export function SeatsPanel({ gameId, seats, waiting, free }: SeatsProps) {
  const { t } = useWords();
  return (
    <Panel title={t('operator.table.seats')}>
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
    </Panel>
  );
}

function SeatLine({ seat, name, userId, bot, bankMs, tickingAt, mailError }: TableSheet['seats'][number]) {
  const { t, time } = useDeskWords();
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
      {tickingAt && <span className="small">{t('operator.table.running', { at: time(tickingAt) })}</span>}
      {mailError && <span className="code">{mailError}</span>}
    </>
  );
}

/** Messages of a table and the state of each delivery. */
export function DeliveriesPanel({ gameId, deliveries, resend }: DeliveriesProps) {
  const { t } = useWords();
  return (
    <Panel title={t('operator.table.deliveries')}>
      {deliveries.length === 0 && <p>{t('operator.table.noDeliveries')}</p>}
      <ul className="stack small">
        {deliveries.map((each) => (
          <li key={each.id} className="row">
            <DeliveryLine {...each} />
          </li>
        ))}
      </ul>
      <ActButton act={resend} values={{ gameId }} label={t('operator.table.resend')} />
    </Panel>
  );
}

interface DeliveriesProps {
  readonly gameId: string;
  readonly deliveries: readonly DeliveryFacts[];
  readonly resend: FormAction;
}

function DeliveryLine({ seat, kind, known, channel, dueAt, stage, lastError, why }: DeliveryFacts) {
  const words = useDeskWords();
  const { t, time } = words;
  const by = channel ? t(`notifications.form.${channel}`) : t('operator.table.noChannel');
  const what = known ? kindName(words, known) : t('operator.table.oldKind');
  return (
    <>
      <span>{t('operator.table.delivery', { kind: what, seat, channel: by, at: time(dueAt) })}</span>
      <strong>{t(`operator.table.${stage}`)}</strong>
      {why && <span>{t(`notifications.why.${why}`)}</span>}
      <span className="code muted">{kind}</span>
      {lastError && <span className="code">{lastError}</span>}
    </>
  );
}

/** Label of a message kind. Kinds about the reader's own seat have no preference, and so no label there. */
function kindName({ t }: Wording, kind: MessageKind): string {
  switch (kind) {
    case 'seat-opened':
    case 'link-asked':
    case 'fresh-link':
    case 'address-asked':
    case 'seat-lost':
    case 'seat-replaced':
    case 'seat-given-back':
    case 'channel-stopped':
    case 'left-out':
      return t(`operator.table.kind.${kind}`);
    default:
      return t(`notifications.kind.${kind}`);
  }
}

/** The newest log rows, and the action that rebuilds the position. */
export function OperatorLogPanel({ gameId, rows, tell, rebuild }: LogProps) {
  const words = useDeskWords();
  const { t, time } = words;
  const named = { words, ...tell };
  return (
    <Panel title={t('operator.table.log')}>
      <ol className="stack small">
        {rows.map((row) => (
          <li key={row.seq} className="row">
            <strong>{row.seq}</strong>
            <span>{joinLines(named, describeRow(named, row))}</span>
            <span className="muted">{time(row.at)}</span>
            <span className="code muted">
              {row.command.type} {row.hash.slice(0, 12)}
            </span>
          </li>
        ))}
      </ol>
      <ActButton act={rebuild} values={{ gameId }} label={t('operator.table.rebuild')} />
    </Panel>
  );
}

interface LogProps {
  readonly gameId: string;
  readonly rows: readonly DeskLogRow[];
  /** Data for putting its rows into words. */
  readonly tell: Omit<LogWording, 'words'>;
  readonly rebuild: FormAction;
}
