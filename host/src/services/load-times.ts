/** Specification, section 9, in milliseconds. */

/** After this long, a wait is shown. */
export const delayMs = 300;

/** After this long, Retry is offered. */
export const timeoutMs = 10_000;
