/** As much as anybody says to the others when they leave. */
export const MOST_LETTERS = 500;
