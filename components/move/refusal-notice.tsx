import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Why the last step was refused, and the rule behind it. */
export interface Refusal {
  readonly sentence: string;
  /** Id of a casebook entry. */
  readonly rule?: string;
  /** A step that would make it legal. */
  readonly help?: string | undefined;
}

/** The refusal, with a link to its rule. */
export function RefusalNotice({ refusal }: { readonly refusal: Refusal | undefined }) {
  const words = useWords();
  if (!refusal) return null;
  return (
    // Keyed by text: translation tools replace text nodes, so a new text needs a new element.
    <Notice bad key={refusal.sentence}>
      {refusal.sentence}
      {refusal.help && ` ${refusal.help}`}
      {refusal.rule && (
        <>
          {' '}
          <TextLink href={`/rules#${refusal.rule}`}>{words.t('moves.rule', { rule: refusal.rule })}</TextLink>
        </>
      )}
    </Notice>
  );
}
