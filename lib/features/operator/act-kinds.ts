/** All actions of an operator; stored by name, so the meaning of a name must never change. */
export const ACT_KINDS = [
  'grant',
  'withdraw',
  'look',
  'free-seat',
  'ban',
  'unban',
  'sign-out',
  'resend',
  'rebuild',
  'recompute',
  'leave-out',
  'answer',
  'announce',
  'cancel',
  'incident',
  'incident-over',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** The kind of this name; undefined for one from a newer version. */
export function actKindOf(text: string): ActKind | undefined {
  return ACT_KINDS.find((kind) => kind === text);
}
