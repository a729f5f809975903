import { SiteFrame } from '@/components/site/site-page';
import { ContinueGame, MyTables } from '@/components/table/lists/my-tables';
import { PasteLink } from '@/components/table/lists/paste-link';
import { isAgainstComputer } from '@/components/table/lists/table-words';
import { CreateTableForm } from '@/components/table/new-table/create-table-form';
import { LivePicture, PlayNowForm, StartPoints, StartToday } from '@/components/table/start/start';
import { Lead } from '@/components/ui/lead';
import { Markup } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { Rich } from '@/components/ui/rich';
import { SYMBOL_SHEET } from '@/lib/game/drawing/sheet';
import { systemClock } from '@/lib/platform/clock';
import { getWords } from '@/lib/platform/i18n/request-words';
import { openLink } from '../me/tables/actions';
import { currentNav } from '../current-nav';
import { currentHelpedTables, currentTimedTables } from '../current-tables';
import { openTable, playNow } from './actions';
import { livePicture } from './live-picture';
import { packChoices } from './pack-choices';
import { PRESETS, problemSentence } from './table-form';

/** Maximum tables listed here; the rest are under "my tables". */
const MAX_HERE = 6;

/** The start page: introduction, ways to begin and a live game. A returning player's tables come first. */
export default async function StartPage({ searchParams }: PageProps<'/'>) {
  const [{ problem, pack }, words, nav] = await Promise.all([
    searchParams,
    getWords(),
    currentNav({ here: 'play' }),
  ]);
  const { t } = words;
  const [own, helped, shown, packs] = await Promise.all([
    currentTimedTables(),
    currentHelpedTables(),
    livePicture(words),
    packChoices(words, pack),
  ]);
  const tables = [...own, ...helped];
  const unfinished = tables.find(isAgainstComputer);
  const told = { timeZone: nav.timeZone, now: systemClock.now().getTime() };
  const isRegular = tables.some((table) => table.status === 'running' && !isAgainstComputer(table));
  const mine = tables.length > 0 && <MyTables tables={tables.slice(0, MAX_HERE)} {...told} />;
  const sentence = problemSentence(words, problem);
  return (
    <SiteFrame nav={nav} className="max-w-328 gap-9 lg:pt-9">
      <Markup html={SYMBOL_SHEET} className="contents" />
      {sentence && <Notice bad>{sentence}</Notice>}
      <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-[minmax(22rem,5fr)_minmax(0,7fr)]">
        <div className="stack gap-5">
          <header className="stack">
            <h1 className="initial text-[clamp(2.3rem,7vw,3.9rem)]">{t('site.title')}</h1>
            <Lead>
              <Rich text={t('site.lead')} tag={(text) => <em>{text}</em>} />
            </Lead>
          </header>
          {isRegular && mine}
          <section className="panel stack py-4.5 px-5 border-t-4 border-t-gold" aria-label={t('site.begin')}>
            {unfinished && <ContinueGame table={unfinished} {...told} />}
            <PlayNowForm action={playNow} isSecond={unfinished !== undefined} />
            <p className="grid">
              <a className="btn" href="#new-table">
                {t('site.inviteFriends')}
              </a>
            </p>
            <p className="small muted">{t('site.noAccount')}</p>
            <PasteLink action={openLink} />
          </section>
          {!isRegular && mine}
        </div>
        <div className="stack gap-5">
          {shown && <LivePicture {...shown} />}
          <StartToday />
        </div>
      </div>
      <StartPoints />
      <section id="new-table" className="stack pt-7 border-t border-line" aria-labelledby="new-table-title">
        <h2 id="new-table-title">{t('site.newTable')}</h2>
        <CreateTableForm
          action={openTable}
          presets={PRESETS}
          packs={packs}
          pack={packs.find(([id]) => id !== '' && id === pack)?.[0]}
          myName={nav.me || undefined}
        />
      </section>
    </SiteFrame>
  );
}
