import { PLACES } from '@/components/site/places';
import { TextLink } from '@/components/ui/text-link';
import type { MyTable } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';

/** The reader's running tables, each with a link to its mentor page. */
export function MentorTables({ tables }: { readonly tables: readonly MyTable[] }) {
  const { t } = useWords();
  const own = tables.filter(({ status, seat, isToLearn }) => {
    return status === 'running' && seat !== undefined && !isToLearn;
  });
  return (
    <section className="panel stack" aria-labelledby="mentor-title">
      <h2 id="mentor-title">{t('seats.mentor.title')}</h2>
      <p>{t(own.length > 0 ? 'seats.mentor.where' : 'seats.mentor.nowhere')}</p>
      <ul className="row list-none p-0">
        {own.map(({ gameId, name }) => (
          <li key={gameId}>
            <a className="btn" href={`/games/${gameId}/mentor`}>
              {name}
            </a>
          </li>
        ))}
        {own.length === 0 && (
          <li>
            <TextLink className="btn" href={PLACES.newTable.href}>
              {t(PLACES.newTable.name)}
            </TextLink>
          </li>
        )}
      </ul>
    </section>
  );
}
