/**
 * Stands in, where the live table is drawn, for what it needs only once something is done or heard (in
 * package.json): until that is fetched there is nothing of it, and then all is drawn with it.
 */
import type { ComponentProps } from 'react';
import type { TableView } from '@/lib/features/table/table-view';
import type * as Part from './later-part';

type Later = typeof Part;

let here: Later | undefined;
let coming: Promise<void> | undefined;
let isMissing = false;

/** What has come; nothing before. */
export const later = (): Later | undefined => here;

/** Whether it was asked for and cannot be had, or not for long. */
export const isLaterMissing = (): boolean => isMissing && !here;

/** What it would say is said in general words until it comes. */
export function missLater(): void {
  isMissing = true;
}

/** Fetches it, once; what failed is tried again the next time. */
export function fetchLater(): Promise<void> {
  coming ??= import('./later-part').then(
    (part) => {
      here = part;
    },
    () => {
      coming = undefined;
      isMissing = true;
    },
  );
  return coming;
}

/** Whether one of the seats is played by the rules. */
export const hasParler = ({ seats }: Pick<TableView, 'seats'>): boolean =>
  seats.some(({ automatic }) => automatic);

/**
 * Whether what the server has drawn for whoever looks on could not be drawn without it. Of folds these are
 * tiles of rows and why something cannot be done: others come open from the server. Of steps it is what lacks
 * a bonus, loses an arrow, or skips the main action.
 */
export const isLaterShown = (table: Pick<TableView, 'seats'>): boolean =>
  hasParler(table) ||
  document.querySelector(
    '.in-words[open], #moves .fold[open]:is(.refresh, :has(> .words)), [data-ended], #moves :is(.notice, .loses, [data-joined], [name=before], [data-asks]:not([data-key]), [value*=Skip])',
  ) !== null;

export function Ended(props: ComponentProps<Later['Ended']>) {
  return here ? <here.Ended {...props} /> : null;
}

export function Wanted(props: ComponentProps<Later['Wanted']>) {
  return here ? <here.Wanted {...props} /> : null;
}

export function AutomaticPanel(props: ComponentProps<Later['AutomaticPanel']>) {
  return here ? <here.AutomaticPanel {...props} /> : null;
}

export function ParlerBuildingForm(props: ComponentProps<Later['ParlerBuildingForm']>) {
  return here ? <here.ParlerBuildingForm {...props} /> : null;
}

export function ParlerMarkersForm(props: ComponentProps<Later['ParlerMarkersForm']>) {
  return here ? <here.ParlerMarkersForm {...props} /> : null;
}

export function JoinedButtons(props: ComponentProps<Later['JoinedButtons']>) {
  return here ? <here.JoinedButtons {...props} /> : null;
}

export function RefreshRows(props: ComponentProps<Later['RefreshRows']>) {
  return here ? <here.RefreshRows {...props} /> : null;
}

export const afterCollecting = (...of: Parameters<Later['afterCollecting']>) =>
  here?.afterCollecting(...of) ?? [];

export const placedAfterCollecting = (...of: Parameters<Later['placedAfterCollecting']>) =>
  here?.placedAfterCollecting(...of) ?? [];

/** Until it can be told what is not possible, that there is something where the page says so. */
export const impossibleNow = (
  ...of: Parameters<Later['impossibleNow']>
): ReturnType<Later['impossibleNow']> =>
  here?.impossibleNow(...of) ?? (document.querySelector('.why-not') ? UNKNOWN : []);
const UNKNOWN: ReturnType<Later['impossibleNow']> = [
  { command: { type: 'EndTurn' }, rejection: { code: 'not-your-turn', rule: '' } },
];

export const fillingsOf = (...of: Parameters<Later['fillingsOf']>) => here?.fillingsOf(...of) ?? [];

export const lostArrows = (...of: Parameters<Later['lostArrows']>): ReturnType<Later['lostArrows']> =>
  here?.lostArrows(...of) ?? new Map();

export const arrowLostBy = (...of: Parameters<Later['arrowLostBy']>) => here?.arrowLostBy(...of);

export const describeRefusal = (...of: Parameters<Later['describeRefusal']>): string =>
  here?.describeRefusal(...of) ?? '';

export const zoneItems = (...of: Parameters<Later['zoneItems']>): string => here?.zoneItems(...of) ?? '';

export const playerItems = (...of: Parameters<Later['playerItems']>): string =>
  here?.playerItems(...of) ?? '';

export const whyNotItems = (...of: Parameters<Later['whyNotItems']>): string =>
  here?.whyNotItems(...of) ?? '';
