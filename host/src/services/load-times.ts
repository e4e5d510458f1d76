/** Specification, section 9, in milliseconds. */

/** Time after which a wait is shown. */
export const delayMs = 300;

/** Time after which Retry is offered. */
export const timeoutMs = 10_000;
