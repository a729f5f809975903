/** Fields of a seat that are cleared when it becomes free; its link changes as well. */
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
