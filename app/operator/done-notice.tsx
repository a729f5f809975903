import { Notice } from '@/components/ui/notice';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Results of actions, as the address names them. */
const DONE = ['done', 'not-possible', 'not-sure', 'same', 'rebuilt', 'moved', 'broken', 'bad-times'] as const;
export type DoneCode = (typeof DONE)[number];
const GOOD: ReadonlySet<string> = new Set(['done', 'same', 'rebuilt']);

export function DoneNotice({ done }: { readonly done: unknown }) {
  const { t } = useWords();
  const code = DONE.find((known) => known === done);
  return code && <Notice bad={!GOOD.has(code)}>{t(`operator.done.${code}`)}</Notice>;
}
