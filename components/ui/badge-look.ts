/** Classes by state of an open item or waiting table. Text and border distinguish them as well as colour. */
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
