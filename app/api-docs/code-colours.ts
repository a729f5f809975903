/** Server-side syntax highlighting. One tokeniser covers JSON, TypeScript, Python and shell. */
import { escapeMarkup } from '@/lib/game/drawing/escape';

const KEYWORDS =
  'and|as|async|await|break|class|const|continue|curl|def|elif|else|except|export|extends|false|False|for|from|function|if|import|in|interface|is|let|new|node|None|not|null|or|readonly|return|string|boolean|number|throw|true|True|try|type|unknown|while|with|yield';
const TOKENS = new RegExp(
  [
    /(?<comment>\/\*[\s\S]*?\*\/|(?<=^|\s)(?:\/\/|#)(?=[ !]).*$)/,
    /(?<text>"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)/,
    new RegExp(`(?<keyword>(?<![\\w.-])(?:${KEYWORDS})(?![\\w-]))`),
    /(?<number>(?<![\w.-])\d[\d_.]*\b)/,
    /(?<name>\b[A-Z]\w*\b)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** CSS class of each token kind except names (api-docs.css). */
const className = { comment: 'comment', keyword: 'keyword', number: 'number', text: 'text' };
const KINDS = Object.keys(className) as readonly (keyof typeof className)[];

/** Highlighted code as markup. `link` returns the address for a name, if it has one. */
export function colourCode(
  code: string,
  link: (name: string) => string | undefined = () => undefined,
): string {
  let markup = '';
  let end = 0;
  for (const { 0: token, index, groups = {} } of code.matchAll(TOKENS)) {
    markup += escapeMarkup(code.slice(end, index));
    end = index + token.length;
    const kind = KINDS.find((each) => groups[each] !== undefined);
    const href = kind ? undefined : link(token);
    const inner = escapeMarkup(token);
    if (kind) markup += `<span class="${className[kind]}">${inner}</span>`;
    else markup += href === undefined ? inner : `<a href="${escapeMarkup(href)}">${inner}</a>`;
  }
  return markup + escapeMarkup(code.slice(end));
}
