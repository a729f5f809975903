import type { Metadata } from 'next';
import { tableTitleOf } from '@/app/games/[gameId]/title';
import type { MessageKey } from '@/lib/game/wording/language/messages';
import type { Wording } from '@/lib/game/wording/wording';
import { getWords } from '@/lib/platform/i18n/request-words';

interface More extends Omit<Metadata, 'title' | 'description'> {
  readonly description?: MessageKey;
}

/** For pages that search engines do not list. */
export const UNLISTED = { robots: { index: false } } as const satisfies Metadata;
/** For pages whose address other sites must not learn. */
export const PRIVATE = { ...UNLISTED, referrer: 'same-origin' } as const satisfies Metadata;

/** The metadata of a page, in the language of the request. The title may depend on the address. */
export const pageMeta =
  <Params>(title: MessageKey | ((words: Wording, params: Params) => string), more: More = {}) =>
  async ({ params }: { readonly params: Promise<Params> }): Promise<Metadata> => {
    const words = await getWords();
    const { description, ...rest } = more;
    return {
      ...rest,
      title: typeof title === 'string' ? words.t(title) : title(words, await params),
      ...(description ? { description: words.t(description) } : {}),
    };
  };

/** The metadata of a page of a table, with the name of the table in its title. */
export const tableMeta =
  (title: MessageKey, more: Metadata = UNLISTED) =>
  async ({ params }: { readonly params: Promise<{ readonly gameId: string }> }): Promise<Metadata> => {
    const { t } = await getWords();
    return { ...more, title: await tableTitleOf(params, t(title)) };
  };
