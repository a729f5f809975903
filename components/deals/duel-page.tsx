import { CopyLink } from '@/components/ui/copy-link';
import { TextLink } from '@/components/ui/text-link';
import type { DealBoard } from '@/lib/features/deals/deals';
import type { DuelView } from '@/lib/features/deals/duel';
import { useWords } from '@/lib/platform/i18n/current-words';
import { DealPage } from './deal-page';
import { DuelTables } from './duel-tables';
import { OwnGame } from './own-game';
import { problemWords } from './problem-words';
import { Results } from './results-table';

interface DuelPageProps {
  readonly stand: DuelView;
  readonly board: DealBoard;
  readonly play: (form: FormData) => Promise<void>;
  /** Whether the reader already has a name. */
  readonly isNamed: boolean;
  readonly timeZone: string | undefined;
  /** Code of the reason why no place was taken. */
  readonly problem?: unknown;
  /** The address of the duel; `qr` is its QR code as SVG. */
  readonly link: string;
  readonly qr: string;
}

/** A duel: one deal for a few people or tables, with the link for them. */
export function DuelPage({ stand, board, link, qr, problem, ...own }: DuelPageProps) {
  const { t } = useWords();
  const { isOpen, begun, places, tables } = stand;
  const isFull = tables ? !hasRoom(tables) : begun >= places;
  const fields = <input type="hidden" name="duel" value={stand.key} />;
  return (
    <DealPage
      {...{ stand, board }}
      timeZone={own.timeZone}
      problem={problemWords(t, problem)}
      lead={t(isOpen ? 'duel.leadOver' : tables ? 'duel.leadTables' : 'duel.lead')}
      own={
        tables ? (
          <DuelTables {...own} stand={stand} />
        ) : (
          <OwnGame {...own} {...{ stand, fields }} begin={isFull ? <p>{t('duel.full')}</p> : undefined} />
        )
      }
      results={<Results stand={stand} />}
      others={
        isOpen ? (
          <p>
            <TextLink className="btn" href="/duels">
              {t('duel.another')}
            </TextLink>
          </p>
        ) : (
          <section className="panel stack" aria-labelledby="others">
            <h2 id="others">
              {tables ? t('duel.others') : t('duel.places', { free: Math.max(0, places - begun), places })}
            </h2>
            {tables && isFull && <p>{t('duel.full')}</p>}
            {!isFull && <CopyLink id="duel-link" label={t('duel.invite')} link={link} qr={qr} />}
          </section>
        )
      }
    />
  );
}

/** Whether anyone can still join: a table that is not open yet, or a free seat. */
function hasRoom(tables: NonNullable<DuelView['tables']>): boolean {
  return tables.some(({ seats }) => seats.length === 0 || seats.some(({ isFree }) => isFree));
}
