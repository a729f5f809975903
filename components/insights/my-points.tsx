import { WideTable } from '@/components/ui/wide';
import type { MyPoints } from '@/lib/game/insights';
import { sourceTitle } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { betterText, numberText } from './numbers';

/** The reader's points by source, next to the points of others at the same tables. */
export function MyPointsPanel({ games, score, sources }: MyPoints) {
  const words = useWords();
  const { t, locale } = words;
  const rows = sources.map(({ source, ...beside }) => ({ name: sourceTitle(words, source), ...beside }));
  const most = Math.max(1, ...rows.map(({ mine, theirs }) => Math.abs(mine - theirs)));
  return (
    <section className="panel stack" aria-labelledby="mine">
      <h2 id="mine">{t('insights.mine', { games })}</h2>
      <WideTable label={t('insights.mine', { games })} isOfNumbers>
        <thead>
          <tr>
            <th scope="col">{t('table.source')}</th>
            <th scope="col">{t('insights.me')}</th>
            <th scope="col">{t('insights.others')}</th>
            <th scope="col">{t('insights.difference')}</th>
            <td className="hidden w-[40%] sm:table-cell" />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, mine, theirs }) => (
            <tr key={name}>
              <th scope="row" className="font-normal">
                {name}
              </th>
              <td>{numberText(locale, mine)}</td>
              <td>{numberText(locale, theirs)}</td>
              <td>{betterText(locale, mine - theirs)}</td>
              <td className="hidden sm:table-cell">
                <Difference share={(mine - theirs) / most} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('insights.score')}</th>
            <td>{numberText(locale, score.mine)}</td>
            <td>{numberText(locale, score.theirs)}</td>
            <td>{betterText(locale, score.mine - score.theirs)}</td>
            <td className="hidden sm:table-cell" />
          </tr>
        </tfoot>
      </WideTable>
    </section>
  );
}

/** A bar to the right if the reader has more, to the left if the others have. */
function Difference({ share }: { readonly share: number }) {
  return (
    <span className="relative block h-[.9em]" aria-hidden="true">
      <span className="absolute inset-y-0 left-1/2 border-l border-line-dark" />
      <span
        className={`absolute inset-y-0 ${share < 0 ? 'right-1/2' : 'left-1/2'}`}
        style={{ width: `${Math.abs(share) * 50}%`, background: `var(--${share < 0 ? 'wood' : 'tech'})` }}
      />
    </span>
  );
}
