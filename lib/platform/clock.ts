/** The only place that reads the time; tests may put another clock in its stead. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
