/** Which messages have neither gone out nor been taken back nor given up. */
export const UNSENT = { sentAt: null, cancelledAt: null, failedAt: null } as const;

/** Unsent messages to the holder of the seat they are about, not to other readers. */
export const UNSENT_TO_HOLDERS = {
  readerId: null,
  readerEmail: null,
  sentAt: null,
  cancelledAt: null,
} as const;
