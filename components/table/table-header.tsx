import type { ReactNode } from 'react';
import { ASK_BEFORE, SOUNDS } from '@/components/move/preferences';
import { Menu, MenuGroup, MenuPlace } from '@/components/site/site-menu';
import { ZoneNote } from '@/components/site/zone-note';
import { NextGame } from '@/components/table/lists/next-game';
import { NewsWish } from '@/components/table/news-wish';
import { Fold } from '@/components/ui/fold';
import { LanguageSwitch } from '@/components/ui/language-switch';
import { TextLink } from '@/components/ui/text-link';
import { ThemeSwitch } from '@/components/ui/theme';
import type { TableView, LineSharing } from '@/lib/features/table/load/table-view';
import type { Setup } from '@/lib/game/engine/setup';
import { hasOnePerson } from '@/lib/game/pace/alone';
import { setupWords } from '@/lib/game/wording/setup';
import { useWords } from '@/lib/platform/i18n/current-words';
import { TopBar } from './top-bar';
import { TopMoment } from './top-moment';
import { WishSelect } from './wish-select';

interface TableHeaderProps {
  readonly table: TableView;
  /** Number of other tables waiting for the reader. */
  readonly elsewhere?: number | undefined;
  readonly timeZone: string | undefined;
  /** Progress and players to move, if not simply the table's. */
  readonly moment?: ReactNode;
  /** The box it is played with. */
  readonly playedWith?: ReactNode;
}

/** The table's name, progress and players to move. Everything else is in the menu. */
export function TableHeader({ table, elsewhere = 0, timeZone, moment, playedWith }: TableHeaderProps) {
  const { state } = table.view;
  return (
    <TopBar
      seq={table.seq}
      title={
        <TextLink
          className="text-inherit no-underline phone:flex phone:min-h-target phone:items-center"
          href={`/games/${table.gameId}`}
        >
          <span className="phone:line-clamp-3">{table.name}</span>
        </TextLink>
      }
    >
      {moment || <TopMoment table={table} timeZone={timeZone} />}
      <NextGame gameId={table.gameId} elsewhere={elsewhere} />
      <Menu className="w-[min(52rem,calc(100vw-1rem))] sm:grid-cols-4">
        <GameLinks table={table} />
        <Fold className="border-t border-line pt-2 sm:col-span-full" title={useWords().t('table.settings')}>
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
            <Settings table={table} />
            <p>
              <TextLink href={`/games/${table.gameId}/words`}>{useWords().t('board.title')}</TextLink>
            </p>
            <ZoneNote timeZone={timeZone} />
            <HowThisPlays
              setup={state.setup}
              lineSharing={table.lineSharing}
              isKnown={table.deal?.isKnown}
              playedWith={playedWith}
            />
          </div>
        </Fold>
      </Menu>
    </TopBar>
  );
}

/** The sections whose second line leads to other games; Learn and Puzzles are one link further on. */
const SECTIONS = ['play', 'challenges', 'tables'] as const;

/** The pages of this game, at most twelve links. Its other pages are linked from these. */
function GameLinks({ table }: Pick<TableHeaderProps, 'table'>) {
  const { gameId, me, status, unheard, isHost } = table;
  const { t } = useWords();
  const here = `/games/${gameId}` as const;
  const isRunning = status === 'running';
  const isAlone = hasOnePerson(table.seats);
  return (
    <nav className="contents" aria-label={t('table.nav')}>
      <MenuGroup title={t('table.group.play')}>
        <li>
          <a
            id="to-talk"
            href={`${here}/talk`}
            data-drawer="talk"
            data-close={t('talk.close')}
            data-tabs={[t('table.log'), t('talk.title'), t('talk.notes')].join('|')}
          >
            {t('talk.open')} {unheard !== undefined && t('talk.unheard', { n: unheard })}
          </a>
        </li>
        {me !== undefined && isRunning && !isAlone && (
          <GameLink href={`${here}/plan`}>{t('table.plans')}</GameLink>
        )}
        <GameLink href={`${here}/try`}>{t('table.tryFromHere')}</GameLink>
      </MenuGroup>
      <MenuGroup title={t('table.group.back')}>
        <GameLink href={`${here}/log`}>{t('table.log')}</GameLink>
        {/* Links to the newest step, because the menu is not re-rendered while the table is live. */}
        <GameLink href={`${here}/at?seq=newest`}>{t('table.steps')}</GameLink>
        {status === 'finished' && <GameLink href={`${here}/review`}>{t('table.review')}</GameLink>}
        <GameLink href={`${here}/verify`}>{t('table.fairPlay')}</GameLink>
      </MenuGroup>
      <MenuGroup title={t('table.group.table')}>
        <GameLink href={`${here}/seats`}>{t('seats.title')}</GameLink>
        {isRunning && !isAlone && <GameLink href={`${here}/seats#requests`}>{t('requests.title')}</GameLink>}
        {isRunning && (me !== undefined || isHost) && (
          <GameLink href={`${here}/seats#leave`}>{t('requests.ways.title')}</GameLink>
        )}
      </MenuGroup>
      <MenuGroup title={t('table.group.site')}>
        {SECTIONS.map((place) => (
          <MenuPlace key={place} place={place} />
        ))}
      </MenuGroup>
    </nav>
  );
}

function GameLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <li>
      <a href={href}>{children}</a>
    </li>
  );
}

/** Settings for the table's look and sound in this browser. */
function Settings({ table: { me, status } }: Pick<TableHeaderProps, 'table'>) {
  const isRunning = status === 'running';
  const isPlaying = isRunning && me !== undefined;
  return (
    <>
      {isPlaying && <AskWish />}
      {isPlaying && <NewsWish />}
      {isRunning && <SoundWish />}
      {isPlaying && <HereWish />}
      <ThemeSwitch />
      <LanguageSwitch />
    </>
  );
}

interface HowProps {
  readonly setup: Setup;
  readonly lineSharing?: LineSharing | undefined;
  /** A player may have known its deal before. */
  readonly isKnown?: boolean | undefined;
  /** The box it is played with, as a list item. */
  readonly playedWith?: ReactNode;
}

/** The table's opponent, options and variants, each with its explanation. */
function HowThisPlays({ setup, lineSharing, isKnown, playedWith }: HowProps) {
  const words = useWords();
  const shared = [words.t('table.linesTitle'), words.t('table.linesShared')] as const;
  const known = [words.t('daily.knownTitle'), words.t('daily.known')] as const;
  const chosen = [
    ...setupWords(words, setup),
    ...(lineSharing === 'link' ? [shared] : []),
    ...(isKnown ? [known] : []),
  ];
  if (chosen.length === 0 && !playedWith) return null;
  return (
    <section className="small sm:col-span-full">
      <h2 className="text-md">{words.t('table.howThisPlays')}</h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {playedWith}
        {chosen.map(([title, text]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Which taps on the table are steps without confirmation. */
function AskWish() {
  const { t } = useWords();
  const choices = ASK_BEFORE.map((each) => [each, t(`turn.ask.${each}`)] as const);
  return <WishSelect what="ask" label={t('turn.ask.legend')} choices={choices} usual="reveals" played />;
}

/** Whether a table plays sounds; off by default. */
function SoundWish() {
  const { t } = useWords();
  const choices = SOUNDS.map((each) => [each, t(`turn.sound.${each}`)] as const);
  return <WishSelect what="sound" label={t('turn.sound.legend')} choices={choices} />;
}

/** Whether the others see that you have the table open. Hidden players see no one. */
function HereWish() {
  const { t } = useWords();
  const choices = (['seen', 'unseen'] as const).map((each) => [each, t(`turn.here.${each}`)] as const);
  return <WishSelect what="here" label={t('turn.here.legend')} choices={choices} />;
}
