import { UNLISTED, pageMeta } from '@/app/page-meta';
import { foundNewCircle } from '@/app/circles/actions';
import { sendConfirmation } from '@/app/games/[gameId]/mail-actions';
import { TakeInstalled } from '@/components/analysis/train/take-installed';
import { OfferCircle } from '@/components/circles/found-form';
import { MailNote } from '@/components/seats/mail-note';
import { SitePage } from '@/components/site/site-page';
import { PasteLink } from '@/components/table/lists/paste-link';
import { TableList } from '@/components/table/lists/my-tables';
import { Markup } from '@/components/ui/markup';
import { Panel } from '@/components/ui/panel';
import { Rich } from '@/components/ui/rich';
import { TextLink } from '@/components/ui/text-link';
import { myCircles } from '@/lib/features/circles/circles';
import { callsFor } from '@/lib/features/circles/gatherings/gatherings';
import { unconfirmedSeats } from '@/lib/features/notify/seat-mail';
import type { MyTable } from '@/lib/features/table/load/table-view';
import { SYMBOL_SHEET } from '@/lib/game/drawing/sheet';
import { currentUserId } from '@/lib/platform/auth/session';
import { systemClock } from '@/lib/platform/clock';
import { getWords } from '@/lib/platform/i18n/request-words';
import { portableTables } from '@/app/offline/portable-tables';
import { currentNav } from '../../current-nav';
import { currentPerson } from '../../current-person';
import { currentHelpedTables, currentTimedTables } from '../../current-tables';
import { openLink } from './actions';
import { circleOffer } from './circle-offer';
import { glancesOf } from './glances';

export const generateMetadata = pageMeta('tables.mine', UNLISTED);

const AFTER_MY_TURN = ['helped', 'lessons', 'invited', 'others', 'finished'] as const;
type Section = 'waiting' | (typeof AFTER_MY_TURN)[number];

function sectionOf(table: MyTable): Section {
  if (table.status !== 'running') return 'finished';
  if (table.helped) return 'helped';
  if (table.waiting) return 'waiting';
  if (table.isToLearn) return 'lessons';
  return table.seat !== undefined && !table.seated ? 'invited' : 'others';
}

/** Offers to found a circle to a reader without one. */
async function currentOffer(tables: readonly MyTable[]) {
  const offer = circleOffer(tables);
  const person = offer && (await currentPerson());
  return person && (await myCircles(person.id)).length === 0 ? offer : undefined;
}

/** All tables of this browser: waiting for the reader, invitations, waiting for others, finished. */
export default async function MyTablesPage({ searchParams }: PageProps<'/me/tables'>) {
  const [{ t, locale }, mine, helped, nav] = await Promise.all([
    getWords(),
    currentTimedTables(),
    currentHelpedTables(),
    currentNav({ here: 'tables' }),
  ]);
  const tables = [...mine, ...helped];
  const [glances, unconfirmed, { mailed, problem, link }, calls] = await Promise.all([
    ...([glancesOf(tables), unconfirmedSeats(mine), searchParams] as const),
    callsFor(await currentUserId()),
  ]);
  const offer = await currentOffer(tables);
  const now = systemClock.now().getTime();
  const listOf = (name: Section) => {
    const here = tables.filter((table) => sectionOf(table) === name);
    return here.length === 0 ? null : (
      <Panel key={name} title={`${t(`tables.list.${name}`)} (${here.length})`}>
        <TableList tables={here} timeZone={nav.timeZone} now={now} glances={glances} />
      </Panel>
    );
  };
  return (
    <SitePage nav={nav} title={t('tables.mine')} isWide>
      <Markup html={SYMBOL_SHEET} className="contents" />
      {calls.map(({ id, circleId, circleName }) => (
        <p key={id} className="panel">
          <TextLink href={`/circles/${circleId}`}>{t('friends.unanswered', { circle: circleName })}</TextLink>
        </p>
      ))}
      {tables.length === 0 && (
        <p className="panel">
          <Rich text={t('tables.list.none')} tag={(text) => <TextLink href="/lobby">{text}</TextLink>} />
        </p>
      )}
      {tables.length > 0 && nav.waiting === 0 && <p className="panel">{t('tables.list.nothingWaits')}</p>}
      {offer && <OfferCircle {...offer} action={foundNewCircle} />}
      {listOf('waiting')}
      {unconfirmed.map((open) => (
        <MailNote
          key={open.gameId}
          {...open}
          isSent={mailed === open.gameId}
          back="tables"
          action={sendConfirmation}
        />
      ))}
      {AFTER_MY_TURN.map(listOf)}
      <PasteLink action={openLink} refused={problem === 'link' ? String(link ?? '') : undefined} />
      <p className="row">
        <TextLink className="btn btn-main" href="/#new-table">
          {t('tables.list.new')}
        </TextLink>
      </p>
      <TakeInstalled tables={portableTables(mine)} lang={locale} />
    </SitePage>
  );
}
