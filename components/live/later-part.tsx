/**
 * What the live table needs only once something is done or heard: the log and what is read out of it, words
 * beside drawings, refusals, the films, whoever only waits, tiles in folds, what lacks only a bonus or loses
 * an arrow, what the end of a turn does, and all of Peter Parler. Fetched by the first touch of the page.
 * Nothing of it sends: a page that is older than the service may not get it any more.
 */
export { TurnClocks } from '@/components/clocks/turn-clocks';
export { LogPanel } from '@/components/history/log-panel';
export { Receipt } from '@/components/table/receipt';
export { Scores } from '@/components/table/scores';
export { TopMoment, waitingWords } from '@/components/table/top-moment';
export { Watching } from '@/components/table/watching';
export { ZonesNav } from '@/components/table/zones-nav';
export { newsOf } from '@/components/move/browser/news';
export { Ended } from '@/components/move/ended';
export { Wanted } from '@/components/move/wanted';
export { ParlerBuildingForm } from '@/components/move/parler-building-form';
export { ParlerMarkersForm } from '@/components/move/parler-markers-form';
export { JoinedButtons } from '@/components/move/joined-buttons';
export { RefreshRows } from '@/components/move/refresh-rows';
export { AutomaticPanel } from '@/components/board/automatic-panel';
export { playerItems, zoneItems } from '@/components/board/zone-words';
export { afterCollecting, placedAfterCollecting } from '@/lib/game/turn/after-collecting';
export { impossibleNow } from '@/lib/game/turn/asked';
export { fillingsOf } from '@/lib/game/turn/fillings';
export { arrowLostBy, lostArrows } from '@/lib/game/turn/lost-arrows';
export { describeRefusal } from '@/lib/game/wording/refusals';
export { meansLeft } from '@/lib/game/engine/actions/means';
export { decideDiscardWindows, decideEndTurn } from '@/lib/game/engine/actions/ending';
export { finishScoring } from '@/lib/game/engine/phases/finish';
export {
  decidePlaceParlerBuilding,
  decideSetParlerMarkers,
  placeBuildingForParler,
  setParlerMarkers,
} from '@/lib/game/engine/actions/parler';
export { labelParlers } from '@/lib/game/wording/options-parler';
export { parlersMarker, parlersPawn } from '@/lib/game/drawing/parlers-pieces';
export { movePawn } from '@/lib/game/engine/phases/parler-pawn';
export { parlerHandlers } from '@/lib/game/engine/evolve/parler';
export { whyNotItems } from '@/components/move/why-not-items';
export { BusyNotice } from './busy-notice';
export { GoneNotice } from './gone-notice';
export { framesOf } from './past';
export { report } from './report';
export { Waiting } from './waiting';
export { entitle } from './entitle';
