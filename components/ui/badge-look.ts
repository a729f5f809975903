/** The states of an open item or a waiting table: text and line show them, and colour as well. */
const LOOKS = {
  now: 'text-red',
  must: 'text-red',
  auto: 'text-blue',
  lapse: 'border-dashed text-muted',
  keep: 'text-blue',
  deferred: 'text-blue',
} as const;

/** The classes of a badge of this kind. */
export const badgeLook = (kind: keyof typeof LOOKS): string => `badge ${LOOKS[kind]}`;
