import type { Metadata } from 'next';
import { tableTitleOf } from '@/app/games/[gameId]/title';
import type { MessageKey } from '@/lib/game/wording/language/messages';
import { getWords } from '@/lib/platform/i18n/request-words';

interface More extends Omit<Metadata, 'title' | 'description'> {
  readonly description?: MessageKey;
}

/** For pages that search engines do not list. */
export const UNLISTED = { robots: { index: false } } as const satisfies Metadata;
/** For pages whose address other sites must not learn. */
export const PRIVATE = { ...UNLISTED, referrer: 'same-origin' } as const satisfies Metadata;

/** The metadata of a page, in the language of the request. */
export const pageMeta =
  (title: MessageKey, { description, ...more }: More = {}) =>
  async (): Promise<Metadata> => {
    const { t } = await getWords();
    return { ...more, title: t(title), ...(description ? { description: t(description) } : {}) };
  };

/** The metadata of a page of a table, with the name of the table in its title. */
export const tableMeta =
  (title: MessageKey, more: Metadata = UNLISTED) =>
  async ({ params }: { readonly params: Promise<{ readonly gameId: string }> }): Promise<Metadata> => {
    const { t } = await getWords();
    return { ...more, title: await tableTitleOf(params, t(title)) };
  };
