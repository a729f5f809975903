import { CurrentPage } from '@/app/current-page';
import { cardMeta } from '@/app/page-meta';
import { FormPicture } from '@/components/competitions/form-picture';
import { Lead } from '@/components/ui/lead';
import { TextLink } from '@/components/ui/text-link';
import { myCompetitions } from '@/lib/features/competitions/competitions';
import { COMPETITION_FORMS } from '@/lib/game/competing/competition';
import { MAX_IN_DIVISION } from '@/lib/game/competing/ladder';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../current-person';

export const generateMetadata = cardMeta('competitions');

/** The four forms with a picture each, and the competitions of the reader's circles. */
export default async function Page() {
  const [{ t }, person] = await Promise.all([getWords(), currentPerson()]);
  const mine = person ? await myCompetitions(person.id) : [];
  return (
    <CurrentPage here="competitions" title={t('seasons.title')}>
      <Lead>{t('seasons.lead')}</Lead>
      <section className="panel stack" aria-labelledby="mine">
        <h2 id="mine">{t('seasons.mineTitle')}</h2>
        {mine.length === 0 && <p className="muted">{t('seasons.mineNone')}</p>}
        <ul className="stack">
          {mine.map(({ id, name, form, state, circle }) => (
            <li key={id}>
              <TextLink href={`/competitions/${id}`}>{name}</TextLink>{' '}
              <span className="small muted">
                {t('seasons.of', {
                  form: t(`seasons.form.${form}`),
                  state: t(`seasons.state.${state}`),
                  circle,
                })}
              </span>
            </li>
          ))}
        </ul>
        <div>
          <TextLink className="btn btn-main" href="/competitions/new">
            {t('seasons.newTitle')}
          </TextLink>
        </div>
      </section>
      <section className="stack" aria-labelledby="forms">
        <h2 id="forms">{t('seasons.forms')}</h2>
        <ul className="grid list-none gap-4 p-0 sm:grid-cols-2">
          {COMPETITION_FORMS.map((form) => (
            <li key={form} className="panel flex items-start gap-4">
              <FormPicture form={form} />
              <div>
                <h3>{t(`seasons.form.${form}`)}</h3>
                <p>{t(`seasons.formWhy.${form}`, { n: MAX_IN_DIVISION[4] })}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </CurrentPage>
  );
}
