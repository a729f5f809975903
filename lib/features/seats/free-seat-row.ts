/** What a seat forgets of its holder when it is free again; its link changes besides. */
export const FREE_SEAT = {
  email: null,
  userId: null,
  seatedAt: null,
  tickingAt: null,
  locale: null,
  mailStoppedAt: null,
  seenSeq: 0,
  seenTalk: 0,
} as const;
