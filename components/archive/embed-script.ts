import type { TableView } from '@/lib/features/table/load/table-view';

/**
 * Reloads a table in a frame after a change. The script holds only our ids and versions, and none of their
 * letters could end it.
 */
export function followScript({ gameId, version }: Pick<TableView, 'gameId' | 'version'>): string {
  return `let known=${JSON.stringify(version)};const main=(page)=>page.querySelector('main');
new EventSource('/api/games/${gameId}/stream').onmessage=async({data})=>{
if(data===known)return;known=data;
const answer=await fetch(location.href);if(!answer.ok)return;
const page=main(new DOMParser().parseFromString(await answer.text(),'text/html'));
if(page)main(document).replaceWith(page)}`;
}
