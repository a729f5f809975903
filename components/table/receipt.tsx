import { Fold } from '@/components/ui/fold';
import { TextLink } from '@/components/ui/text-link';
import type { TableView } from '@/lib/features/table/load/table-view';
import { receiptOf } from '@/lib/game/eventlog/chain';
import { useWords } from '@/lib/platform/i18n/current-words';

interface ReceiptProps {
  readonly table: TableView;
  /** Whether the page shows one moment, so it links to the proof and to the report form. */
  readonly isMoment?: boolean;
}

/** The commitment made before the first shuffle, and the verification code of the newest step. */
export function Receipt({ table, isMoment }: ReceiptProps) {
  const { t } = useWords();
  return (
    <section className="panel receipt" aria-label={t('table.fairPlay')}>
      <Fold title={t('table.fairPlayMore')}>
        <dl className="stack small">
          <div>
            <dt>{t('table.promise')}</dt>
            <dd className="code">{table.commitment}</dd>
          </div>
          <div>
            <dt>{t('table.receipt', { step: table.seq })}</dt>
            <dd className="code">
              <strong>{receiptOf({ seq: table.seq, hash: table.head })}</strong>
              <span className="sr-only">.</span> <small>{table.head}</small>
            </dd>
          </div>
          <div>
            <dt>{t('table.seed')}</dt>
            <dd className="code">{table.seed ?? t('table.seedLater')}</dd>
          </div>
        </dl>
      </Fold>
      {isMoment && (
        <p className="small row">
          <TextLink href={`/games/${table.gameId}/verify`} className="inline-flex min-h-target items-center">
            {t('table.fairPlay')}
          </TextLink>
          <TextLink
            href={`/games/${table.gameId}/at/${table.seq}/problem`}
            className="inline-flex min-h-target items-center"
          >
            {t('table.wrong')}
          </TextLink>
        </p>
      )}
    </section>
  );
}
