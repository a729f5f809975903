/**
 * The number before the title, and on the icon of the app, says at how many tables the reader is waited for.
 * The server writes it with the page; that this table is not among them any more is said within it.
 */
import { setAppBadge } from '@/components/ui/browser-features';

const COUNT = /^\((\d+)\) /;
let wasAsked: boolean | undefined;
/** As the server wrote it while the table waited for the reader, and as it is without this table. */
let titles: { readonly asked: string; readonly without: string } | undefined;

/** Has the title say whether the table waits for whoever looks; at first it does. */
export function entitle(isAsked: boolean): void {
  const { title } = document;
  const n = Number(COUNT.exec(title)?.[1] ?? 0);
  if (wasAsked && !isAsked && n > 0) {
    const name = title.replace(COUNT, '');
    titles = { asked: title, without: n > 1 ? `(${n - 1}) ${name}` : name };
    write(titles.without, n - 1);
  } else if (!wasAsked && isAsked && title === titles?.without) write(titles.asked, n + 1);
  wasAsked = isAsked;
}

function write(title: string, n: number): void {
  document.title = title;
  setAppBadge(n);
}
