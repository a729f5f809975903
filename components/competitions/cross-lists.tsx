import { FoldPanel } from '@/components/ui/fold';
import { WideTable } from '@/components/ui/wide';
import type { PublicCompetition } from '@/lib/features/competitions/competitions';
import type { CrossTables } from '@/lib/features/competitions/cross-tables';
import type { CrossRow } from '@/lib/game/competing/cross-table';
import { useWords } from '@/lib/platform/i18n/current-words';

interface CrossProps {
  readonly shown: PublicCompetition;
  readonly cross: CrossTables;
}

export function RowName({ row, shown }: { readonly row: CrossRow; readonly shown: PublicCompetition }) {
  const { t } = useWords();
  return (
    <th scope="row" className="bg-card sticky left-0 text-left font-normal whitespace-nowrap">
      {row.place}. {nameIn(shown, row.id) || <span className="muted">{t('circles.someone')}</span>}
    </th>
  );
}

export const nameIn = ({ entrants }: PublicCompetition, wanted: string): string =>
  entrants.find(({ id }) => id === wanted)?.name ?? '';

/** The places after each stage that is over. */
export function PlacesAfter({ shown, cross }: CrossProps) {
  const { t } = useWords();
  const [division] = cross.divisions;
  const count = division?.rows[0]?.after.length ?? 0;
  if (!division || count === 0) return null;
  return (
    <FoldPanel title={t('seasons.cross.after')}>
      <WideTable label={t('seasons.cross.after')} isOfNumbers>
        <thead className="small">
          <tr>
            <th scope="col">{t('seasons.player')}</th>
            {division.stages.slice(0, count).map((stage) => (
              <th key={stage} scope="col">
                {t('seasons.stage', { n: stage })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {division.rows.map((row) => (
            <tr key={row.id}>
              <RowName row={row} shown={shown} />
              {row.after.map((place, i) => (
                <td key={i}>{place === undefined ? '–' : `${place}.`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </FoldPanel>
  );
}

/** Everyone with their rating before the first table, the highest first. */
export function StartList({ shown, cross: { ratings } }: CrossProps) {
  const { t, locale } = useWords();
  if (ratings.size === 0) return null;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const ratingOf = (id: string) => ratings.get(id) ?? Number.NEGATIVE_INFINITY;
  const people = shown.entrants.toSorted((a, b) => ratingOf(b.id) - ratingOf(a.id));
  return (
    <FoldPanel title={t('seasons.cross.start')}>
      <WideTable label={t('seasons.cross.start')} isOfNumbers>
        <thead className="small">
          <tr>
            <th scope="col">{t('seasons.player')}</th>
            <th scope="col">{t('seasons.cross.rating')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row" className="text-left font-normal whitespace-nowrap">
                {name || <span className="muted">{t('circles.someone')}</span>}
              </th>
              <td>{ratings.has(id) ? number.format(ratingOf(id)) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p className="small">{t('seasons.cross.startWhy')}</p>
    </FoldPanel>
  );
}
