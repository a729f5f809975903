import { Notice } from '@/components/ui/notice';
import { useWords } from '@/lib/platform/i18n/current-words';
import { doneCodeOf } from './done-codes';

const GOOD: ReadonlySet<string> = new Set(['done', 'same', 'rebuilt']);

export function DoneNotice({ done }: { readonly done: unknown }) {
  const { t } = useWords();
  const code = doneCodeOf(done);
  return code && <Notice bad={!GOOD.has(code)}>{t(`operator.done.${code}`)}</Notice>;
}
