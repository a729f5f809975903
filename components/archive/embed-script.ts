import type { TableView } from '@/lib/features/table/load/table-view';

/** Milliseconds before a failed request is repeated: at first, and at most. A random half is added. */
const [FIRST_MS, MOST_MS] = [5_000, 300_000];

/**
 * Reloads an embedded table after a change, and again if that fails. Browsers give up a stream that was
 * answered with an error, so it is opened again. The script contains only our ids and versions, which cannot
 * end it.
 */
export function followScript({ gameId, version }: Pick<TableView, 'gameId' | 'version'>): string {
  return `let known=${JSON.stringify(version)},told=known,isAsking=false;
const waits=()=>{let ms=${FIRST_MS};return()=>new Promise((go)=>{setTimeout(go,ms*(1+Math.random()/2));ms=Math.min(ms*2,${MOST_MS})})};
const ask=async()=>{if(isAsking)return;isAsking=true;const later=waits();
while(known!==told){const version=told;const answer=await fetch(location.href).catch(()=>undefined);
if(!answer?.ok){await later();continue}
const page=new DOMParser().parseFromString(await answer.text(),'text/html').querySelector('main');
if(page)document.querySelector('main').replaceWith(page);known=version}
isAsking=false};
let later=waits();
const follow=()=>{const stream=new EventSource('/api/games/${gameId}/stream');
stream.onmessage=({data})=>{later=waits();told=data;ask()};
stream.onerror=async()=>{if(stream.readyState===2){await later();follow()}}};
follow()`;
}
