/** As much as anybody says to the others when they leave. */
export const MAX_LETTERS = 500;
