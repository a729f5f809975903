import { CopyLink } from '@/components/ui/copy-link';
import { Lead } from '@/components/ui/lead';
import { TextLink } from '@/components/ui/text-link';
import type { DuelView } from '@/lib/features/deals/duel';
import { useWords } from '@/lib/platform/i18n/current-words';
import { DealFacts } from './deal-facts';
import { DuelTables } from './duel-tables';
import { OwnGame, type OwnGameProps } from './own-game';
import { Results } from './results-table';

interface DuelPageProps extends Omit<OwnGameProps, 'stand' | 'fields' | 'refused'> {
  readonly stand: DuelView;
  /** The address of the duel; `qr` is its QR code as SVG. */
  readonly link: string;
  readonly qr: string;
}

/** A duel: the reader's game, the invitation link, the results, verification data. */
export function DuelPage({ stand, link, qr, ...own }: DuelPageProps) {
  const { t } = useWords();
  const { isOpen, begun, places, tables, deal, seed } = stand;
  const isFull = tables ? !hasRoom(tables) : begun >= places;
  const fields = <input type="hidden" name="duel" value={stand.key} />;
  return (
    <>
      <Lead>{t(isOpen ? 'duel.leadOver' : tables ? 'duel.leadTables' : 'duel.lead')}</Lead>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        {tables ? (
          <DuelTables {...own} stand={stand} />
        ) : (
          <OwnGame {...own} {...{ stand, fields }} refused={isFull ? <p>{t('duel.full')}</p> : undefined} />
        )}
        <div className="stack lg:row-span-2">
          <Results stand={stand} />
          <DealFacts deal={deal} seed={seed} timeZone={own.timeZone} />
        </div>
        {isOpen ? (
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
        )}
      </div>
    </>
  );
}

/** Whether anyone can still join: a table that is not open yet, or a free seat. */
function hasRoom(tables: NonNullable<DuelView['tables']>): boolean {
  return tables.some(({ seats }) => seats.length === 0 || seats.some(({ isFree }) => isFree));
}
