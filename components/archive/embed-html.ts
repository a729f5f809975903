/**
 * A table for a frame on another site: the public view in a light or dark theme, with a short script that
 * reloads it after changes.
 */
import type { TableView } from '@/lib/features/table/load/table-view';
import { boardMarkup } from '@/lib/game/drawing/board-picture';
import { escapeMarkup as text } from '@/lib/game/drawing/escape';
import { withNames } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';

export interface EmbedLook {
  readonly words: Wording;
  readonly style: string;
  readonly theme: 'light' | 'dark' | undefined;
}

export interface EmbeddedTable extends EmbedLook {
  /** The public view. */
  readonly table: TableView;
  readonly origin: string;
  readonly nonce: string;
  /** The bundle of follow.ts. */
  readonly follow: string;
  /** Whether the page follows the running game. A single moment does not. */
  readonly isLive: boolean;
}

const STYLE = `main{max-width:44rem;margin:auto;padding:.6rem}
main ol{list-style:none;margin:.4rem 0;padding:0;display:flex;flex-wrap:wrap;gap:.2rem 1rem}
main p{margin:.2rem 0;color:var(--muted)}main a{color:var(--blue)}
main svg{display:block;width:100%;height:auto}[aria-current]{font-weight:bold}`;

export function embedHtml({ table, origin, nonce, follow, isLive, ...look }: EmbeddedTable): string {
  const { words } = look;
  const { t } = words;
  const link = `${origin}/games/${table.gameId}`;
  const board = boardMarkup(
    { words, pack: table.pack, state: table.view.state },
    t('mail.picture', { table: table.name, step: table.seq }),
  );
  const known = `data-game="${text(table.gameId)}" data-version="${text(table.version)}"`;
  const script = isLive ? `<script nonce="${nonce}" ${known}>${follow}</script>` : '';
  return pageHtml(
    look,
    table.name,
    `<h1><a href="${link}" target="_blank" rel="noopener">${text(table.name)}</a></h1>
<p>${text(t('table.step', { step: table.seq }))}</p>
<ol>${seatsHtml(words, table)}</ol>
${board}`,
    script,
  );
}

/** Shown for hidden and missing tables alike. */
export function notEmbeddedHtml(look: EmbedLook): string {
  const { t } = look.words;
  return pageHtml(look, t('site.title'), `<p>${text(t('tables.embed.none'))}</p>`, '');
}

/** A page for a frame on another site. */
export function pageHtml(
  { words, style, theme }: EmbedLook,
  title: string,
  main: string,
  script: string,
): string {
  return `<!doctype html>
<html lang="${words.locale}"${theme ? ` data-theme="${theme}"` : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<style>${style.replaceAll('</', '<\\/')}${STYLE}</style>
<main>
${main}
</main>
${script}
</html>
`;
}

function seatsHtml(words: Wording, { seats, scores, waitingFor }: TableView): string {
  return withNames(words, seats)
    .map(({ seat, name }) => {
      const total = scores.find((score) => score.seat === seat)?.total ?? 0;
      const isNext = waitingFor.includes(seat);
      const mark = isNext ? ` (${text(words.t('table.mark.toMove'))})` : '';
      return `<li${isNext ? ' aria-current="true"' : ''}>${text(name)}: ${total}${mark}</li>`;
    })
    .join('');
}
