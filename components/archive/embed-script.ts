import type { TableView } from '@/lib/features/table/load/table-view';

/**
 * Reloads an embedded table after a change. It contains only our ids and versions, which cannot end the
 * script.
 */
export function followScript({ gameId, version }: Pick<TableView, 'gameId' | 'version'>): string {
  return `let known=${JSON.stringify(version)};const main=(page)=>page.querySelector('main');
new EventSource('/api/games/${gameId}/stream').onmessage=async({data})=>{
if(data===known)return;known=data;
const answer=await fetch(location.href);if(!answer.ok)return;
const page=main(new DOMParser().parseFromString(await answer.text(),'text/html'));
if(page)main(document).replaceWith(page)}`;
}
