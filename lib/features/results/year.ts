/** The year for the totals over all years. */
export const ALL_YEARS = 0;

/** The year of a moment in a circle's time zone. */
export const yearIn = (timeZone: string, at: Date): number => Number(dateIn(timeZone, at).slice(0, 4));

/** The month of a moment in a circle's time zone, from 1. */
export const monthIn = (timeZone: string, at: Date): number => Number(dateIn(timeZone, at).slice(5, 7));

/** The start and end of a year in a circle's time zone; without bounds for all years. */
export function boundsOf(year: number, timeZone: string): { readonly from?: Date; readonly until?: Date } {
  if (year === ALL_YEARS) return {};
  return { from: startOf(year, timeZone), until: startOf(year + 1, timeZone) };
}

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
/** Maximum offset of a time zone from UTC, in hours. */
const FARTHEST_HOURS = 14;

/** The first quarter of an hour of a year in this time zone. */
function startOf(year: number, timeZone: string): Date {
  let [before, after] = [
    Date.UTC(year, 0, 1) - FARTHEST_HOURS * HOUR_MS - QUARTER_MS,
    Date.UTC(year, 0, 1) + FARTHEST_HOURS * HOUR_MS,
  ];
  while (after - before > QUARTER_MS) {
    const middle = before + Math.ceil((after - before) / QUARTER_MS / 2) * QUARTER_MS;
    if (yearIn(timeZone, new Date(middle)) < year) before = middle;
    else after = middle;
  }
  return new Date(after);
}

function dateIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
}
