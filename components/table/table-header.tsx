import type { ReactNode } from 'react';
import type { TableView } from '@/lib/features/table/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { LanguageSwitch } from '@/components/ui/language-switch';
import { NewsWish } from '@/components/words/news-wish';
import { TextLink } from '@/components/ui/text-link';
import { CloseDetails } from '@/components/ui/close-details';
import { ThemeSwitch } from '@/components/ui/theme';
import { HowThisPlays } from './how-this-plays';
import { NextGame } from './next-game';
import { AskWish, HereWish, SoundWish } from './wishes';
import { TopBar } from './top-bar';
import { TopMoment } from './top-moment';

interface TableHeaderProps {
  readonly table: TableView;
  /** How many other tables wait for the reader. */
  readonly elsewhere?: number | undefined;
  /** The reader's, where it is known. */
  readonly timeZone?: string | undefined;
  /** Where the game stands and whom it waits for, where that is not just what the table says. */
  readonly moment?: ReactNode;
}

/** Name of the table, where the game stands and whom it waits for; everything else is in the menu. */
export function TableHeader({ table, elsewhere = 0, timeZone, moment }: TableHeaderProps) {
  const { t } = useWords();
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
      <CloseDetails />
      <details className="menu ml-auto [.btn~&]:ml-0">
        <summary className="inline-flex min-h-target min-w-target items-center justify-center px-[.6rem] text-sm font-semibold before:mr-[.4rem] before:content-['☰'] phone:p-0 phone:text-[0px] phone:before:m-0 phone:before:text-[1.25rem]">
          {t('table.menu')}
        </summary>
        <div className="absolute right-2 top-full w-[min(22rem,calc(100vw_-_1rem))] max-h-[calc(100dvh_-_4rem)] overflow-y-auto pt-3 pb-4 px-4 bg-card [box-shadow:var(--shadow-dialog)] rounded-md grid gap-2">
          <nav
            className="grid grid-cols-[1fr_1fr] *:flex *:min-h-target *:items-center"
            aria-label={t('table.nav')}
          >
            <TextLink href={`/games/${table.gameId}/words`}>{t('board.title')}</TextLink>
            <TextLink href={`/games/${table.gameId}/log`}>{t('table.log')}</TextLink>
            <TextLink href={`/games/${table.gameId}/talk`}>
              {t('talk.open')} {table.unheard !== undefined && t('talk.unheard', { n: table.unheard })}
            </TextLink>
            {table.me !== undefined && (
              <TextLink href={`/games/${table.gameId}/plan`}>{t('table.plans')}</TextLink>
            )}
            {/* To the newest: the menu stays as it came while the table is played in the page. */}
            <a href={`/games/${table.gameId}/at?seq=newest`}>{t('table.steps')}</a>
            <a href={`/games/${table.gameId}/try`}>{t('sandbox.tryFromHere')}</a>
            {table.status === 'running' && (
              <TextLink href={`/games/${table.gameId}/late`}>{t('pace.line.more')}</TextLink>
            )}
            {table.status === 'running' && (
              <TextLink href={`/games/${table.gameId}/leave`}>{t('leaving.title')}</TextLink>
            )}
            <TextLink href={`/games/${table.gameId}/figures`}>{t('figures.title')}</TextLink>
            {table.status === 'finished' && (
              <TextLink href={`/games/${table.gameId}/review`}>{t('table.review')}</TextLink>
            )}
            <TextLink href={`/games/${table.gameId}/compare`}>{t('history.compare')}</TextLink>
            <TextLink href={`/games/${table.gameId}/verify`}>{t('archive.verifyTitle')}</TextLink>
            <TextLink href="/rules">{t('table.rules')}</TextLink>
            <TextLink href="/reference">{t('reference.title')}</TextLink>
            <TextLink href="/me/tables">{t('table.myTables')}</TextLink>
            {table.isHost && <a href={`/games/${table.gameId}/invite`}>{t('tables.host.manage')}</a>}
          </nav>
          <HowThisPlays setup={state.setup} lineSharing={table.lineSharing} isKnown={table.deal?.isKnown} />
          {table.me !== undefined && table.status === 'running' && <AskWish />}
          {table.me !== undefined && table.status === 'running' && <NewsWish />}
          {table.status === 'running' && <SoundWish />}
          {table.me !== undefined && table.status === 'running' && <HereWish />}
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </details>
    </TopBar>
  );
}
