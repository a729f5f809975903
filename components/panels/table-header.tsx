import type { TableView } from '@/lib/service/table-view';
import { useWords } from '@/lib/i18n/here';
import type { Wording } from '@/lib/i18n/wording';
import { seatName } from '@/lib/wording/names';
import { roundOf, turnsLeft } from '@/lib/wording/position';
import { seatIcon } from '@/components/board/svg/seat-marks';
import { Symbol } from '@/components/board/symbol';
import { LanguageSwitch } from '@/components/ui/language-switch';
import { TextLink } from '@/components/ui/text-link';
import { CloseDetails } from '@/components/ui/close-details';
import { ThemeSwitch } from '@/components/ui/theme';
import { HowThisPlays } from './how-this-plays';
import { NextGame } from './next-game';

interface TableHeaderProps {
  readonly table: TableView;
  /** How many other tables wait for the reader. */
  readonly elsewhere?: number | undefined;
}

/** Name of the table, where the game stands and whom it waits for; everything else is in the menu. */
export function TableHeader({ table, elsewhere = 0 }: TableHeaderProps) {
  const words = useWords();
  const { t } = words;
  const { state } = table.view;
  const round = roundOf({ pack: table.pack, state });
  return (
    <header className="top" data-seq={table.seq}>
      <h1>
        <TextLink href={`/games/${table.gameId}`}>{table.name}</TextLink>
      </h1>
      <p className="top-state">
        {t('table.era', { era: state.era })} ·{' '}
        {t('table.round', { round, rounds: table.pack.crane.turnsPerPlayer })} ·{' '}
        {t('table.turnsLeft', { n: turnsLeft({ pack: table.pack, state }) })}
        <span className="top-step"> · {t('table.step', { step: table.seq })}</span>
      </p>
      <p className="top-waiting">
        {table.status === 'running' &&
          table.waitingFor.map((seat) => (
            <Symbol key={seat} pack={table.pack} name={seatIcon(seat)} className="sheet-ico" />
          ))}{' '}
        <strong>{waitingWords(words, table)}</strong>
        {table.origin && (
          <span className="small">
            {' '}
            · {t(table.origin === 'study' ? 'archive.study' : 'archive.broughtIn')}
          </span>
        )}
      </p>
      <NextGame gameId={table.gameId} elsewhere={elsewhere} />
      <CloseDetails />
      <details className="menu">
        <summary>{t('table.menu')}</summary>
        <div className="menu-sheet">
          <nav className="menu-links" aria-label={t('table.nav')}>
            <TextLink href={`/games/${table.gameId}/log`}>{t('table.log')}</TextLink>
            <TextLink href={`/games/${table.gameId}/talk`}>{t('talk.open')}</TextLink>
            {table.me !== undefined && (
              <TextLink href={`/games/${table.gameId}/plan`}>{t('table.plans')}</TextLink>
            )}
            <TextLink href={`/games/${table.gameId}/at/${table.seq}`}>{t('table.steps')}</TextLink>
            {table.status === 'running' && (
              <TextLink href={`/games/${table.gameId}/late`}>{t('pace.line.more')}</TextLink>
            )}
            <TextLink href={`/games/${table.gameId}/verify`}>{t('archive.verifyTitle')}</TextLink>
            <TextLink href="/rules">{t('table.rules')}</TextLink>
            <TextLink href="/reference">{t('reference.title')}</TextLink>
            <TextLink href="/me/tables">{t('table.myTables')}</TextLink>
            {table.isHost && <a href={`/games/${table.gameId}/invite`}>{t('tables.host.manage')}</a>}
          </nav>
          <HowThisPlays setup={state.setup} />
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </details>
    </header>
  );
}

/** Whom the table waits for, in a short sentence. */
export function waitingWords(words: Wording, { status, waitingFor, seats, me }: TableView): string {
  if (status === 'finished') return words.t('table.gameOver');
  if (status === 'ended') return words.t('table.ended');
  const names = waitingFor.map((seat) =>
    seat === me ? words.t('table.youWaited') : seatName(words, seats, seat),
  );
  return words.t('table.waitingFor', { names: words.list(names) });
}
