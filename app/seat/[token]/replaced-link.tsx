import { CurrentMessage } from '@/app/current-page';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { momentWords } from '@/components/clocks/pace-words';
import { TextLink } from '@/components/ui/text-link';
import { decisionNamed } from '@/lib/features/clocks/agenda-view';
import type { FormerSeatLink } from '@/lib/features/seats/former-seat';
import { loadTable } from '@/lib/features/table/load/load-table';
import { voiceNames } from '@/lib/game/wording/decisions';
import { getWords } from '@/lib/platform/i18n/request-words';
import { readOn } from './actions';

interface ReplacedProps {
  readonly former: FormerSeatLink;
  readonly token: string;
  /** The table page the link was for. */
  readonly to: string | string[] | undefined;
}

/**
 * The page behind a replaced player's link: who replaced them and why, the table to read, and the seat if it
 * is free.
 */
export async function Replaced({ former, token, to }: ReplacedProps) {
  const { gameId, gameName: table, seat, at, decision: id, link, isOver } = former;
  const [words, decision, view, zone] = await Promise.all([
    getWords(),
    id ? decisionNamed(gameId, id) : undefined,
    loadTable(gameId, seat, { log: 'none' }),
    currentZone(),
  ]);
  const { t } = words;
  const time = at ? momentWords(words, at.toISOString(), zone) : '';
  const names = decision && view ? voiceNames(words, nameSeats(words, view).seats, decision.by) : '';
  const why = decision ? (decision.kind === 'computer' ? 'computer' : 'replaced') : 'bare';
  return (
    <CurrentMessage scene="broken-bridge" title={t('seats.former.title')}>
      <p>{t(`seats.former.${why}`, { table, time, names, n: decision?.by.length ?? 0 })}</p>
      <p>{t('seats.former.stays')}</p>
      <form action={readOn} className="row">
        <input type="hidden" name="token" value={token} />
        {typeof to === 'string' && <input type="hidden" name="to" value={to} />}
        <button className="btn btn-main">{t('mail.readOn')}</button>
      </form>
      {link && (
        <p>
          {t('mail.replacedFree')} <a href={link}>{t('mail.takeSeatAgain')}</a>
        </p>
      )}
      {!link && <p>{t(isOver ? 'seats.former.over' : 'seats.former.taken')}</p>}
      <p>
        <TextLink href="/">{t('seats.former.another')}</TextLink>
      </p>
    </CurrentMessage>
  );
}
