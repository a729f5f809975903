/** The forms of channels, each with a lane of its own: slow transports do not delay the others. */
export const CHANNEL_FORMS = ['mail', 'push', 'webhook'] as const;
export type ChannelForm = (typeof CHANNEL_FORMS)[number];

export const LANES = CHANNEL_FORMS;
export type Lane = ChannelForm;

/** Deliveries per lane that run at once. */
export const SIDE_BY_SIDE: Readonly<Record<Lane, number>> = { mail: 5, push: 10, webhook: 10 };
