import { SYMBOL_SHEET } from '@/lib/game/drawing/sheet';
import { CreateTableForm } from '@/components/table/create-table-form';
import { InviteSteps } from '@/components/seats/invite-steps';
import { LivePicture } from '@/components/table/live-picture';
import { MyTables } from '@/components/table/my-tables';
import { PlayNowForm } from '@/components/table/play-now-form';
import { SiteNav } from '@/components/site/site-nav';
import { StartPoints } from '@/components/table/start-points';
import { Markup } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { Rich } from '@/components/ui/rich';
import { SiteFooter } from '@/components/ui/site-footer';
import { getWords } from '@/lib/platform/i18n/current-words';
import { currentNav } from '../current-nav';
import { currentTimedTables } from '../current-tables';
import { openTable, playNow } from './actions';
import { livePicture } from './live-picture';
import { PRESETS, problemSentence } from './table-form';

/** The others are under "my tables". */
const MOST_HERE = 6;

/** What this is and how to begin, with a game to look at; my tables before all else when I have some. */
export default async function StartPage({ searchParams }: PageProps<'/'>) {
  const [{ problem }, words, nav] = await Promise.all([searchParams, getWords(), currentNav()]);
  const { t } = words;
  const [tables, shown] = await Promise.all([currentTimedTables(), livePicture(words)]);
  const sentence = problemSentence(words, problem);
  return (
    <>
      <SiteNav {...nav} isStart />
      <main className="page start">
        <Markup html={SYMBOL_SHEET} className="no-space" />
        {sentence && <Notice bad>{sentence}</Notice>}
        <div className="start-hero">
          <header className="stack start-head">
            <h1 className="initial">{t('site.title')}</h1>
            <p className="start-lead">
              <Rich text={t('site.lead')} tag={(text) => <em>{text}</em>} />
            </p>
          </header>
          {tables.length > 0 && <MyTables tables={tables.slice(0, MOST_HERE)} timeZone={nav.timeZone} />}
          <section className="panel stack start-now" aria-label={t('site.begin')}>
            <PlayNowForm action={playNow} />
            <p className="start-ways">
              <a className="btn" href="#new-table">
                {t('site.inviteFriends')}
              </a>
              <TextLink className="btn" href="/learn">
                {t('site.learn')}
              </TextLink>
            </p>
            <p className="small muted">{t('site.noAccount')}</p>
          </section>
          {shown && <LivePicture {...shown} />}
          <StartPoints />
        </div>
        <section id="new-table" className="start-new" aria-label={t('site.newTable')}>
          <InviteSteps />
          <div className="panel">
            <CreateTableForm action={openTable} presets={PRESETS} />
          </div>
        </section>
        <SiteFooter>
          <TextLink href="/rules">{t('site.rules')}</TextLink>
          <TextLink href="/reference">{t('site.reference')}</TextLink>
          <TextLink href="/import">{t('archive.toImport')}</TextLink>
          <TextLink href="/api-docs">{t('site.forPrograms')}</TextLink>
        </SiteFooter>
      </main>
    </>
  );
}
