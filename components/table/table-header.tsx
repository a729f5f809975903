import type { ReactNode } from 'react';
import type { TableView } from '@/lib/features/table/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { LanguageSwitch } from '@/components/ui/language-switch';
import { TextLink } from '@/components/ui/text-link';
import { CloseDetails } from '@/components/ui/close-details';
import { ThemeSwitch } from '@/components/ui/theme';
import { HowThisPlays } from './how-this-plays';
import { NextGame } from './next-game';
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
    <header className="top" data-seq={table.seq}>
      <h1>
        <TextLink href={`/games/${table.gameId}`}>{table.name}</TextLink>
      </h1>
      {moment ?? <TopMoment table={table} timeZone={timeZone} />}
      <NextGame gameId={table.gameId} elsewhere={elsewhere} />
      <CloseDetails />
      <details className="menu">
        <summary>{t('table.menu')}</summary>
        <div className="menu-sheet">
          <nav className="menu-links" aria-label={t('table.nav')}>
            <TextLink href={`/games/${table.gameId}/log`}>{t('table.log')}</TextLink>
            <TextLink href={`/games/${table.gameId}/talk`}>
              {t('talk.open')} {table.unheard !== undefined && t('talk.unheard', { n: table.unheard })}
            </TextLink>
            {table.me !== undefined && (
              <TextLink href={`/games/${table.gameId}/plan`}>{t('table.plans')}</TextLink>
            )}
            <TextLink href={`/games/${table.gameId}/at/${table.seq}`}>{t('table.steps')}</TextLink>
            <a href={`/games/${table.gameId}/try?at=${table.seq}`}>{t('sandbox.tryFromHere')}</a>
            {table.status === 'running' && (
              <TextLink href={`/games/${table.gameId}/late`}>{t('pace.line.more')}</TextLink>
            )}
            {table.status === 'running' && (
              <TextLink href={`/games/${table.gameId}/leave`}>{t('leaving.title')}</TextLink>
            )}
            <TextLink href={`/games/${table.gameId}/figures`}>{t('figures.title')}</TextLink>
            <TextLink href={`/games/${table.gameId}/compare`}>{t('history.compare')}</TextLink>
            <TextLink href={`/games/${table.gameId}/verify`}>{t('archive.verifyTitle')}</TextLink>
            <TextLink href="/rules">{t('table.rules')}</TextLink>
            <TextLink href="/reference">{t('reference.title')}</TextLink>
            <TextLink href="/me/tables">{t('table.myTables')}</TextLink>
            {table.isHost && <a href={`/games/${table.gameId}/invite`}>{t('tables.host.manage')}</a>}
          </nav>
          <HowThisPlays setup={state.setup} lineSharing={table.lineSharing} />
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </details>
    </header>
  );
}
