import { FoldPanel } from '@/components/ui/fold';
import type { SeatMail } from '@/lib/features/notify/preference-store';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Email addresses of single seats: who gave each, and where to change it. */
export function SeatMails({ seatMails }: { readonly seatMails: readonly SeatMail[] }) {
  const { t } = useWords();
  return (
    <FoldPanel title={t('notifications.seatMails.title')}>
      <p>{t('notifications.seatMails.lead')}</p>
      <ul className="grid list-none gap-2 p-0 sm:grid-cols-2">
        {seatMails.map(({ gameId, name, email, isOwn, stopped }, i) => (
          <li key={`${gameId} ${i}`} className="rounded-md border border-line bg-tile px-3 py-2">
            <strong>{name}</strong> <span className="break-all">{email}</span>
            <span className="block text-sm text-muted">
              {t(`notifications.seatMails.${stopped ? 'stopped' : isOwn ? 'own' : 'given'}`)}
            </span>
            <a className="inline-flex min-h-target items-center" href={`/games/${gameId}/seats`}>
              {t('notifications.seatMails.change')}
              <span className="sr-only"> {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </FoldPanel>
  );
}
