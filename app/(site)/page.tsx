import { SYMBOL_SHEET } from '@/lib/game/drawing/sheet';
import { CreateTableForm } from '@/components/table/create-table-form';
import { InviteSteps } from '@/components/seats/invite-steps';
import { LivePicture } from '@/components/table/live-picture';
import { MyTables } from '@/components/table/my-tables';
import { PlayNowForm } from '@/components/table/play-now-form';
import { SiteNav } from '@/components/site/site-nav';
import { StartPoints } from '@/components/table/start-points';
import { Lead } from '@/components/ui/lead';
import { Markup } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { Rich } from '@/components/ui/rich';
import { SiteFooter } from '@/components/ui/site-footer';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../current-nav';
import { currentTimedTables } from '../current-tables';
import { openTable, playNow } from './actions';
import { livePicture } from './live-picture';
import { PRESETS, problemSentence } from './table-form';

/** The others are under "my tables". */
const MAX_HERE = 6;

/** What this is and how to begin, with a game to look at; my tables before all else when I have some. */
export default async function StartPage({ searchParams }: PageProps<'/'>) {
  const [{ problem }, words, nav] = await Promise.all([searchParams, getWords(), currentNav()]);
  const { t } = words;
  const [tables, shown] = await Promise.all([currentTimedTables(), livePicture(words)]);
  const sentence = problemSentence(words, problem);
  return (
    <>
      <SiteNav {...nav} isStart />
      <main className="page max-w-328 gap-9 lg:pt-9">
        <Markup html={SYMBOL_SHEET} className="contents" />
        {sentence && <Notice bad>{sentence}</Notice>}
        <div className="grid gap-y-5 gap-x-10 items-start lg:grid-cols-[minmax(22rem,5fr)_minmax(0,7fr)] lg:grid-rows-[repeat(4,auto)_1fr] lg:[&>:not(div)]:col-1">
          <header className="stack">
            <h1 className="initial text-[clamp(2.3rem,7vw,3.9rem)]">{t('site.title')}</h1>
            <Lead>
              <Rich text={t('site.lead')} tag={(text) => <em>{text}</em>} />
            </Lead>
          </header>
          {tables.length > 0 && <MyTables tables={tables.slice(0, MAX_HERE)} timeZone={nav.timeZone} />}
          <section
            className="panel stack py-[1.1rem] px-[1.2rem] border-t-4 border-t-gold"
            aria-label={t('site.begin')}
          >
            <PlayNowForm action={playNow} />
            <p className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-2 sm:max-lg:grid-cols-2">
              <a className="btn" href="#new-table">
                {t('site.inviteFriends')}
              </a>
              <a className="btn" href="/film">
                {t('site.film')}
              </a>
              <TextLink className="btn" href="/daily">
                {t('daily.title')}
              </TextLink>
              <TextLink className="btn" href="/learn">
                {t('site.learn')}
              </TextLink>
            </p>
            <p className="small muted">{t('site.noAccount')}</p>
          </section>
          {shown && (
            <div className="lg:col-2 lg:row-[1/-1]">
              <LivePicture {...shown} />
            </div>
          )}
          <StartPoints />
        </div>
        <section
          id="new-table"
          className="grid gap-y-4 gap-x-10 items-start pt-7 border-t border-line lg:grid-cols-[minmax(0,5fr)_minmax(0,12fr)]"
          aria-label={t('site.newTable')}
        >
          <InviteSteps />
          <div className="panel">
            <CreateTableForm action={openTable} presets={PRESETS} myName={nav.me || undefined} />
          </div>
        </section>
        <SiteFooter>
          <TextLink href="/rules">{t('site.rules')}</TextLink>
          <TextLink href="/reference">{t('site.reference')}</TextLink>
          <TextLink href="/puzzles">{t('puzzles.title')}</TextLink>
          <TextLink href="/import">{t('archive.toImport')}</TextLink>
          <TextLink href="/api-docs">{t('site.forPrograms')}</TextLink>
        </SiteFooter>
      </main>
    </>
  );
}
