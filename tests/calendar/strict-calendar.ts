/** Reads a calendar as RFC 5545 has it, and says where a file differs. */

const MAX_OCTETS = 75;
const STAMP = /^\d{8}T\d{6}Z$/;
const DATE = /^\d{8}$/;
/** Properties whose values are text: their commas and semicolons are escaped. */
const TEXTS = ['SUMMARY', 'DESCRIPTION', 'LOCATION', 'COMMENT'];
/** The properties that a component must have, and those that it may have only once. */
const RULES = {
  VCALENDAR: { must: ['PRODID', 'VERSION'], once: ['CALSCALE', 'METHOD'] },
  VEVENT: {
    must: ['UID', 'DTSTAMP', 'DTSTART', 'SEQUENCE', 'SUMMARY'],
    once: ['DTEND', 'DURATION', 'DESCRIPTION', 'URL', 'TRANSP', 'LAST-MODIFIED', 'STATUS'],
  },
} as const;
type Component = keyof typeof RULES;

interface Property {
  readonly name: string;
  readonly params: string;
  readonly value: string;
}

/** The faults of a calendar; none in one that follows the standard. */
export function calendarFaults(text: string): readonly string[] {
  const faults: string[] = [];
  if (!text.endsWith('END:VCALENDAR\r\n') && !text.endsWith('END:VCALENDAR')) faults.push('it does not end');
  if (/[^\r]\n|\r(?!\n)/.test(text)) faults.push('a line ends without CRLF');
  for (const line of text.split('\r\n')) {
    if (Buffer.byteLength(line) > MAX_OCTETS) faults.push(`more than ${MAX_OCTETS} octets: ${line}`);
    if (/[\x00-\x08\x0a-\x1f\x7f]|\uFFFD/.test(line)) faults.push(`a control character: ${line}`);
  }
  const lines = text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean);
  return [...faults, ...componentFaults(lines)];
}

function componentFaults(lines: readonly string[]): readonly string[] {
  const faults: string[] = [];
  const uids = new Set<string>();
  const open: { readonly kind: Component; readonly has: Property[] }[] = [];
  for (const line of lines) {
    const property = propertyOf(line);
    const inside = open.at(-1);
    if (!property) faults.push(`no property: ${line}`);
    else if (property.name === 'BEGIN') {
      const kind = property.value === 'VCALENDAR' || property.value === 'VEVENT' ? property.value : undefined;
      if (kind && (kind === 'VCALENDAR') === (open.length === 0)) open.push({ kind, has: [] });
      else faults.push(`a component at the wrong place: ${line}`);
    } else if (property.name === 'END') {
      if (inside?.kind !== property.value) faults.push(`another end: ${line}`);
      if (inside) faults.push(...missingIn(inside));
      open.pop();
    } else {
      if (!inside) faults.push(`outside of a component: ${line}`);
      inside?.has.push(property);
      faults.push(...valueFaults(property, uids));
    }
  }
  return open.length > 0 ? [...faults, 'a component is not closed'] : faults;
}

function propertyOf(line: string): Property | undefined {
  const [, name, params = '', value] =
    /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s.exec(line) ?? [];
  return name === undefined || value === undefined ? undefined : { name, params, value };
}

function missingIn({ kind, has }: { readonly kind: Component; readonly has: readonly Property[] }): string[] {
  const { must, once } = RULES[kind];
  const count = (name: string) => has.filter((property) => property.name === name).length;
  return [
    ...must.filter((name) => count(name) !== 1).map((name) => `${kind} has ${count(name)} ${name}`),
    ...once.filter((name) => count(name) > 1).map((name) => `${kind} has ${count(name)} ${name}`),
    ...(count('DTEND') > 0 && count('DURATION') > 0 ? ['an end and a duration'] : []),
  ];
}

function valueFaults({ name, params, value }: Property, uids: Set<string>): string[] {
  const wrong = (isWrong: boolean) => (isWrong ? [`${name}${params}:${value}`] : []);
  if (TEXTS.includes(name)) return wrong(!/^(?:[^\\,;]|\\[\\;,nN])*$/.test(value));
  switch (name) {
    case 'VERSION':
      return wrong(value !== '2.0');
    case 'DTSTAMP':
    case 'LAST-MODIFIED':
      return wrong(!STAMP.test(value));
    case 'DTSTART':
    case 'DTEND':
      return wrong(!(params.includes('VALUE=DATE') ? DATE : STAMP).test(value));
    case 'SEQUENCE':
      return wrong(!/^\d+$/.test(value));
    case 'URL':
      return wrong(!URL.canParse(value));
    case 'UID': {
      const isKnown = uids.has(value);
      uids.add(value);
      return wrong(value === '' || isKnown);
    }
    default:
      return [];
  }
}
