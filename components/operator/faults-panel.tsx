import { useWords } from '@/lib/platform/i18n/current-words';

/** Reasons why the service does not do all of its work. */
export function FaultsPanel({ clockAt }: { readonly clockAt: Date | undefined }) {
  const { t, time } = useWords();
  if (!clockAt) return null;
  return (
    <section className="panel stack" aria-labelledby="faults-title" role="alert">
      <h2 id="faults-title">{t('operator.faults.title')}</h2>
      <p>{t('operator.faults.clock', { at: time(clockAt.toISOString()) })}</p>
    </section>
  );
}
