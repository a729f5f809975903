import { Fold } from '@/components/ui/fold';
import { formatMoment } from '@/components/ui/moment';
import { TextLink } from '@/components/ui/text-link';
import type { Deal } from '@/lib/features/deals/deal';
import type { DealView } from '@/lib/features/deals/results';
import { useWords } from '@/lib/platform/i18n/current-words';

interface FactsProps {
  readonly stand: DealView;
  readonly timeZone: string | undefined;
}

/** Folded: the hash published beforehand, the seed after the end, and the hash of the next deal. */
export function DealFacts({ stand: { deal, seed, next }, timeZone }: FactsProps) {
  const { t, locale } = useWords();
  const since = ({ createdAt }: Deal) => {
    const at = formatMoment(locale, timeZone, createdAt.toISOString());
    return t('daily.since', { at });
  };
  const nextName = t(deal.kind === 'weekly' ? 'weekly.hashNext' : 'daily.hashTomorrow');
  return (
    <Fold className="panel py-1" title={t('daily.fair')}>
      <div className="stack">
        <p>{t(`daily.fairWhy.${deal.kind}`)}</p>
        <dl className="stack small">
          <Fact name={t('daily.hash')} value={deal.commitment} note={since(deal)} />
          {seed ? (
            <Fact name={t('daily.seed')} value={seed} />
          ) : (
            <div>
              <dt className="font-semibold">{t('daily.seed')}</dt>
              <dd>{t(`daily.seedLater.${deal.kind}`)}</dd>
            </div>
          )}
          {next && <Fact name={nextName} value={next.commitment} note={since(next)} />}
        </dl>
        <p className="small">{t('daily.honest')}</p>
        <p className="small">
          <TextLink href="/verify">{t('table.verify')}</TextLink>
        </p>
      </div>
    </Fold>
  );
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="code break-all">{value}</dd>
      {note && <dd className="muted">{note}</dd>}
    </div>
  );
}
