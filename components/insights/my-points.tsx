import type { MyPoints } from '@/lib/game/insights/mine';
import { sourceTitle } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Wide } from '@/components/ui/wide';
import { betterText, numberText } from './numbers';

/** One's own points by source beside those of the others at one's tables. */
export function MyPointsPanel({ games, score, sources }: MyPoints) {
  const words = useWords();
  const { t, locale } = words;
  const rows = [
    ...sources.map(({ source, ...beside }) => ({ name: sourceTitle(words, source), ...beside })),
    { name: t('insights.score'), ...score },
  ];
  return (
    <section className="panel stack" aria-labelledby="mine">
      <h2 id="mine">{t('insights.mine', { games })}</h2>
      <Wide label={t('insights.mine', { games })}>
        <table className="compare-table numbers">
          <thead>
            <tr>
              <th scope="col">{t('table.source')}</th>
              <th scope="col">{t('insights.me')}</th>
              <th scope="col">{t('insights.others')}</th>
              <th scope="col">{t('insights.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{numberText(locale, mine)}</td>
                <td>{numberText(locale, theirs)}</td>
                <td>{betterText(locale, mine - theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </section>
  );
}
