import type { Metadata } from 'next';
import { shareMetadataOf } from '@/app/games/[gameId]/share';
import { tableTitleOf } from '@/app/games/[gameId]/title';
import { CARDS, cardPreview, type CardName } from '@/app/preview/cards';
import type { MessageKey } from '@/lib/game/wording/language/messages';
import type { Wording } from '@/lib/game/wording/wording';
import { getWords } from '@/lib/platform/i18n/request-words';

interface More extends Omit<Metadata, 'title' | 'description'> {
  readonly description?: MessageKey;
  /** The preview of links to the page; its line is the page's description. */
  readonly card?: CardName;
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
    const { description, card, ...rest } = more;
    const line = description ?? (card && CARDS[card].line);
    return {
      ...rest,
      title: typeof title === 'string' ? words.t(title) : title(words, await params),
      ...(line ? { description: words.t(line) } : {}),
      ...(card ? { openGraph: cardPreview(words, card) } : {}),
    };
  };

/** The metadata of a page with a card that has its title. */
export const cardMeta = (card: CardName, more: Omit<More, 'card' | 'description'> = {}) =>
  pageMeta(CARDS[card].title, { ...more, card });

/** The metadata of a page of a table, with the name of the table in its title and the table in its preview. */
export const tableMeta =
  (title: MessageKey, more: Metadata = UNLISTED) =>
  async ({ params }: { readonly params: Promise<{ readonly gameId: string }> }): Promise<Metadata> => {
    const words = await getWords();
    const { title: named, table } = await tableTitleOf(params, words.t(title));
    return { ...more, title: named, ...(table && { openGraph: shareMetadataOf(words, table, named) }) };
  };
