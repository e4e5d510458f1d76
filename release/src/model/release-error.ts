/** Exit codes of commands, for scripts. */
export const exitCodes = {
  done: 0,
  fault: 1,
  usage: 2,
  refused: 3,
  conflict: 4,
  integrity: 6,
  store: 7,
  servedWrong: 8,
  noTarget: 9,
  unfinished: 10,
} as const;

/** Name of an exit code. */
export type ExitReason = keyof typeof exitCodes;

/** A command cannot go on. The message says what is wrong and what to do. */
export class ReleaseError extends Error {
  readonly reason: ExitReason;

  /** Facts for a script beside the message. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(reason: ExitReason, message: string, details: ReleaseError['details'] = {}) {
    super(message);
    this.name = 'ReleaseError';
    this.reason = reason;
    this.details = details;
  }
}
