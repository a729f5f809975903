import { Panel } from '@/components/ui/panel';
import type { TableAgenda } from '@/lib/features/clocks/view';
import { seatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';

/** The links of free seats, shown to players and the host. */
export function FreeSeats({ agenda: { free, seats } }: { readonly agenda: TableAgenda }) {
  const words = useWords();
  const { t } = words;
  const linked = free.filter(({ link }) => link !== undefined);
  if (linked.length === 0) return null;
  return (
    <Panel id="free" title={t('pace.free.title')}>
      <p>{t('pace.free.lead')}</p>
      {linked.map(({ seat, link }) => (
        <div key={seat} className="field">
          <label htmlFor={`free-${seat}`}>
            {t('pace.free.link', { name: seatName(words, seats, seat) })}
          </label>
          <input className="input" id={`free-${seat}`} readOnly value={link} />
        </div>
      ))}
    </Panel>
  );
}
