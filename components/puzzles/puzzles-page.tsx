import type { PuzzleEntry } from '@/lib/features/puzzles/puzzle-view';
import { GRADES, type Grade } from '@/lib/game/puzzles/bank';
import { THEMES, type Theme } from '@/lib/game/puzzles/theme';
import { useWords } from '@/lib/platform/i18n/current-words';
import { dayOf } from '@/components/notify/moment';
import { TextLink } from '@/components/ui/text-link';
import { listWords } from './list-words';
import { PuzzleList } from './puzzle-list';
import '@/components/history/history.css';

interface ListProps {
  readonly puzzles: readonly PuzzleEntry[];
  readonly theme?: Theme | undefined;
  readonly grade?: Grade | undefined;
  readonly day: string;
  /** That of the reader; missing for whoever has no account. */
  readonly rating?: { readonly rating: number; readonly games: number } | 'none' | undefined;
}

/** All puzzles by theme and grade, and those that were chosen. */
export function Puzzles({ puzzles, theme, grade, day, rating }: ListProps) {
  const { t, locale } = useWords();
  const isChosen = (each: PuzzleEntry) =>
    (theme ?? each.theme) === each.theme && (grade ?? each.grade) === each.grade;
  const chosen = puzzles.filter(isChosen).map(({ id }) => id);
  return (
    <>
      <p>{t('puzzles.lead', { puzzles: puzzles.length })}</p>
      <p>
        <TextLink className="btn btn-main" href="/puzzles/today">
          {t('puzzles.day', { day: dayOf(locale, day) })}
        </TextLink>
      </p>
      <p className="small noscript:hidden">{t('puzzles.offline.lead')}</p>
      {rating && <p>{rating === 'none' ? t('puzzles.rating.none') : t('puzzles.rating.mine', rating)}</p>}
      <section className="panel stack" aria-labelledby="themes">
        <h2 id="themes">{t('puzzles.themes')}</h2>
        <Themes puzzles={puzzles} />
      </section>
      <section id="list" className="panel stack" aria-labelledby="chosen">
        <h2 id="chosen">
          {theme ? t(`puzzles.theme.${theme}`) : t('puzzles.all')}
          {grade ? `, ${t(`puzzles.grade.${grade}`)}` : ''}
        </h2>
        <PuzzleList ids={chosen} day={day} words={listWords(t, chosen.length)} />
      </section>
    </>
  );
}

/** How many there are of each, with a link to these. */
function Themes({ puzzles }: Pick<ListProps, 'puzzles'>) {
  const { t } = useWords();
  const of = (theme: Theme, grade: Grade) =>
    puzzles.filter((each) => each.theme === theme && each.grade === grade).length;
  const themes = THEMES.filter((theme) => puzzles.some((each) => each.theme === theme));
  return (
    <div className="scroll-x min-w-0 overflow-x-auto" tabIndex={0} role="group" aria-labelledby="themes">
      <table className="compare-table numbers">
        <thead>
          <tr>
            <th scope="col">{t('puzzles.about')}</th>
            {GRADES.map((grade) => (
              <th key={grade} scope="col">
                {t(`puzzles.grade.${grade}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {themes.map((theme) => (
            <tr key={theme}>
              <th scope="row">
                <a className="inline-flex min-h-target items-center" href={`/puzzles?theme=${theme}#list`}>
                  {t(`puzzles.theme.${theme}`)}
                </a>
              </th>
              {GRADES.map((grade) => (
                <td key={grade}>
                  {of(theme, grade) > 0 ? (
                    <a
                      className="inline-flex min-h-target min-w-target items-center justify-end"
                      href={`/puzzles?theme=${theme}&grade=${grade}#list`}
                      aria-label={`${of(theme, grade)}: ${t(`puzzles.theme.${theme}`)}, ${t(`puzzles.grade.${grade}`)}`}
                    >
                      {of(theme, grade)}
                    </a>
                  ) : (
                    0
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
