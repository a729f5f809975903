/** Fields of a seat that are cleared when it becomes free or gets another holder; its link changes as well. */
export const FREE_SEAT = {
  email: null,
  userId: null,
  seatedAt: null,
  tickingAt: null,
  locale: null,
  timeZone: null,
  mailStoppedAt: null,
  seenSeq: 0,
  seenTalk: 0,
} as const;
