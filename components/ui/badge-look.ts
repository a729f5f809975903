/** What becomes of something open, or whom something waits for: words and line tell it, colour besides. */
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
