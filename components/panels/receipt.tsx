import { useWords } from '@/lib/i18n/here';
import type { TableView } from '@/lib/service/table-view';

/** The promise made before the first shuffle, and the receipt of the newest step. */
export function Receipt({ table }: { readonly table: TableView }) {
  const { t } = useWords();
  return (
    <section className="panel receipt" aria-label={t('table.fairPlay')}>
      <details className="fold">
        <summary>{t('table.fairPlayMore')}</summary>
        <dl className="stack small">
          <div>
            <dt>{t('table.promise')}</dt>
            <dd className="code">{table.commitment}</dd>
          </div>
          <div>
            <dt>{t('table.receipt', { step: table.seq })}</dt>
            <dd className="code">{table.head}</dd>
          </div>
          <div>
            <dt>{t('table.seed')}</dt>
            <dd className="code">{table.seed ?? t('table.seedLater')}</dd>
          </div>
        </dl>
      </details>
    </section>
  );
}
