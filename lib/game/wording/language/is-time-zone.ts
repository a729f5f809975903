/** Reported by browsers that do not know their time zone. */
const UNKNOWN_ZONE = 'Etc/Unknown';

/** Whether this is the name of a usable time zone. */
export function isTimeZone(name: string | undefined): name is string {
  if (!name || name.length > 60 || name === UNKNOWN_ZONE) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
