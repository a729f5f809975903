import 'server-only';
import { tableLink } from '@/lib/features/table/new-table/create-table';
import type { Wording } from '@/lib/game/wording/wording';
import type { WordedMessage } from '@/lib/platform/outbox/worded-message';

/** The button of a message to the player whose turn it is. */
export const takeTurn = ({ t }: Wording, gameId: string): WordedMessage['link'] => ({
  label: t('mail.takeTurn'),
  url: tableLink(gameId),
});
