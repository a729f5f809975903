/** Which messages have neither gone out nor been taken back nor given up. */
export const UNSENT = { sentAt: null, cancelledAt: null, failedAt: null } as const;

/** Those on their way to whoever holds the seat they are about, and not to somebody else. */
export const UNSENT_TO_HOLDERS = {
  readerId: null,
  readerEmail: null,
  sentAt: null,
  cancelledAt: null,
} as const;
