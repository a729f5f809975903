import { CurrentPage } from '@/app/current-page';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { HolidayList } from '@/components/clocks/holiday-list';
import { ActForm } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { Lead } from '@/components/ui/lead';
import { Notice } from '@/components/ui/notice';
import { myHolidays } from '@/lib/features/people/my-holidays';
import { HOLIDAY_FAULTS } from '@/lib/game/pace/wait';
import { timeZoneName } from '@/lib/game/wording/language/time-zones';
import type { Wording } from '@/lib/game/wording/wording';
import { currentUserId } from '@/lib/platform/auth/session';
import { getWords } from '@/lib/platform/i18n/request-words';
import { Nobody } from '../signed-out';
import { endMyHoliday, setAutomaticDays, takeMyHoliday } from './actions';

export const generateMetadata = pageMeta('pace.holidays.title', UNLISTED);

/** The days when a person's clocks are paused. */
export default async function Page({ searchParams }: PageProps<'/me/holidays'>) {
  const [userId, query, words] = await Promise.all([currentUserId(), searchParams, getWords()]);
  const mine = userId === undefined ? undefined : await myHolidays(userId);
  const { t } = words;
  if (!mine) return <Nobody title={t('pace.holidays.title')} why={t('pace.holidays.nobody')} />;
  const { timeZone, today, year, left, holidays, isAutomatic } = mine;
  return (
    <CurrentPage title={t('pace.holidays.title')}>
      <Lead>{t('pace.holidays.lead', { left, year: String(year) })}</Lead>
      <form action={setAutomaticDays} className="row">
        <p>{t(isAutomatic ? 'pace.holidays.automatic' : 'pace.holidays.notAutomatic')}</p>
        <button className="btn" name="automatic" value={isAutomatic ? 'off' : 'on'}>
          {t(isAutomatic ? 'pace.holidays.refuse' : 'pace.holidays.allow')}
        </button>
      </form>
      <Answer words={words} done={query.done} refused={query.refused} />
      <section className="panel stack" aria-label={t('pace.holidays.title')}>
        <HolidayList holidays={holidays} today={today} end={endMyHoliday} />
        <ActForm action={takeMyHoliday} className="stack">
          <div className="grid gap-2.5 sm:grid-cols-2">
            <DateField name="first" title={t('pace.holidays.from')} today={today} />
            <DateField name="last" title={t('pace.holidays.to')} today={today} />
          </div>
          <p>
            <SubmitButton className="btn btn-main">{t('pace.holidays.take')}</SubmitButton>
          </p>
        </ActForm>
        <p className="small muted">
          {t('pace.holidays.zone', { zone: timeZoneName(words.locale, timeZone) })}
        </p>
      </section>
    </CurrentPage>
  );
}

interface DateFieldProps {
  readonly name: string;
  readonly title: string;
  readonly today: string;
}

function DateField({ name, title, today }: DateFieldProps) {
  return <TextField id={name} label={title} type="date" min={today} required />;
}

interface AnswerProps {
  readonly words: Wording;
  readonly done: string | string[] | undefined;
  readonly refused: string | string[] | undefined;
}

function Answer({ words: { t }, done, refused }: AnswerProps) {
  const why = HOLIDAY_FAULTS.find((known) => known === refused);
  if (why) return <Notice bad>{t(`pace.holidays.refused.${why}`)}</Notice>;
  if (done !== 'taken' && done !== 'ended') return null;
  return <Notice>{t(`pace.holidays.${done}`)}</Notice>;
}
