import { momentWords } from '@/components/clocks/pace-words';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';

interface DelegateNoteProps {
  readonly table: Pick<TableView, 'gameId' | 'seats' | 'delegate'>;
  readonly timeZone: string | undefined;
}

/** Tells a delegate whose seat they play and until when, or that their access has ended. */
export function DelegateNote({ table: { gameId, seats, delegate }, timeZone }: DelegateNoteProps) {
  const words = useWords();
  const { t } = words;
  if (!delegate) return null;
  const { seat, power, until, isOver } = delegate;
  const holder = seats[seat]?.name ?? '';
  const facts = { holder, until: momentWords(words, until, timeZone) };
  if (isOver) return <Notice bad>{t('seats.delegates.note.over', facts)}</Notice>;
  const isPlans = power === 'plans';
  return (
    <Notice>
      <strong>{t(`seats.delegates.note.${isPlans ? 'plans' : 'turns'}`, facts)}</strong>{' '}
      <TextLink href={`/games/${gameId}/help`}>
        {t(`seats.delegates.note.${isPlans ? 'toPlans' : 'more'}`, facts)}
      </TextLink>
    </Notice>
  );
}
