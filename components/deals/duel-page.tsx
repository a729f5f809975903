import { CopyLink } from '@/components/ui/copy-link';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { DuelView } from '@/lib/features/deals/duel';
import { useWords } from '@/lib/platform/i18n/current-words';
import { DealPage, type DealParts } from './deal-page';
import { DuelTables } from './duel-tables';

interface DuelPageProps extends DealParts {
  readonly stand: DuelView;
  /** The address of the duel; `qr` is its QR code as SVG. */
  readonly link: string;
  readonly qr: string;
}

/** A duel: one deal for a few people or tables, with the link for them. */
export function DuelPage({ link, qr, ...parts }: DuelPageProps) {
  const { t } = useWords();
  const { isOpen, begun, places, tables, key } = parts.stand;
  // Unopened tables and free seats are room.
  const hasRoom = tables?.some(({ seats }) => seats.length === 0 || seats.some(({ isFree }) => isFree));
  const isFull = tables ? !hasRoom : begun >= places;
  return (
    <DealPage
      {...parts}
      lead={t(isOpen ? 'duel.leadOver' : tables ? 'duel.leadTables' : 'duel.lead')}
      fields={<input type="hidden" name="duel" value={key} />}
      begin={isFull ? <p>{t('duel.full')}</p> : undefined}
      own={tables && <DuelTables {...parts} />}
      others={
        isOpen ? (
          <p>
            <TextLink className="btn" href="/duels">
              {t('duel.another')}
            </TextLink>
          </p>
        ) : (
          <Panel
            title={
              tables ? t('duel.others') : t('duel.places', { free: Math.max(0, places - begun), places })
            }
          >
            {tables && isFull && <p>{t('duel.full')}</p>}
            {!isFull && <CopyLink id="duel-link" label={t('duel.invite')} link={link} qr={qr} />}
          </Panel>
        )
      }
    />
  );
}
