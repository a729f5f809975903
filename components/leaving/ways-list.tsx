import type { ExitOption } from '@/lib/features/leaving/ways';
import { useWords } from '@/lib/platform/i18n/current-words';

interface WaysProps {
  readonly gameId: string;
  readonly ways: readonly ExitOption[];
  readonly nameOf: (seat: number) => string;
}

/** Options to leave or end a game. Each leads to a confirmation. */
export function WaysList({ gameId, ways, nameOf }: WaysProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-label={t('leaving.title')}>
      <p>{t(ways.length > 0 ? 'leaving.lead' : 'leaving.none')}</p>
      <ul className="stack">
        {ways.map(({ kind, seat }) => (
          <li key={`${kind} ${seat}`} className="row">
            <a className="btn" href={`/games/${gameId}/leave?ask=${kind}&seat=${seat}`}>
              {t(`leaving.ways.${kind}.do`, { name: nameOf(seat) })}
            </a>
            <span className="small">{t(`leaving.ways.${kind}.is`, { name: nameOf(seat) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
