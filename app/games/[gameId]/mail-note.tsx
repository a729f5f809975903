import { MailNote } from '@/components/seats/mail-note';
import { unconfirmedSeat } from '@/lib/features/notify/seat-mail';
import type { TableView } from '@/lib/features/table/load/table-view';
import { sendConfirmation } from './mail-actions';

interface Props {
  readonly table: Pick<TableView, 'gameId' | 'me' | 'isHolder' | 'status'>;
  readonly isSent: boolean;
  readonly back?: 'table' | 'seats';
}

/** For the holder of a seat whose email address is not confirmed. */
export async function CurrentMailNote({ table, isSent, back = 'table' }: Props) {
  const { gameId, me, isHolder, status } = table;
  if (me === undefined || !isHolder || status !== 'running') return null;
  const open = await unconfirmedSeat(gameId, me);
  return open ? <MailNote {...open} isSent={isSent} back={back} action={sendConfirmation} /> : null;
}
