import 'server-only';
import { databaseNow } from '@/lib/platform/db/health-store';
import { mailFault, type MailFault } from '@/lib/platform/outbox/mail-refusal-store';

/** Why our emails are refused now; undefined while all are taken. */
export const currentMailFault = async (): Promise<MailFault | undefined> => mailFault(await databaseNow());
