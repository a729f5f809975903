/** Messages that were neither sent nor cancelled nor given up. */
export const UNSENT = { sentAt: null, cancelledAt: null, failedAt: null } as const;

/** Unsent messages to the holder of their seat, not to other readers. */
export const UNSENT_TO_HOLDERS = {
  readerId: null,
  readerEmail: null,
  sentAt: null,
  cancelledAt: null,
} as const;
