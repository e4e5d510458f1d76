/** Exit codes of commands, for scripts. A command that refuses changes nothing, except with `unfinished`. */
export const exitCodes = {
  /** Done, or nothing to change. */
  done: 0,
  /** A fault of the tool itself: please report it with the lines it printed. */
  fault: 1,
  /** The command line is wrong, or names a file that cannot be read. */
  usage: 2,
  /** Refused: contract, shared modules, claims, routes, an unadmitted remote, a page that throws, a checkout that is too old. */
  refused: 3,
  /** Somebody else changed the same package meanwhile: look at `status`, then decide. */
  conflict: 4,
  /** Bytes are not what they should be: a build, or a file of the store. */
  integrity: 6,
  /** No store there, or it does not answer, is full or read-only; a taken port or folder; a database that cannot be used. */
  store: 7,
  /** No such version, no older one to go back to, or nothing live to export. */
  noTarget: 9,
  /** The change is live; what follows it failed, and the same command does it. */
  unfinished: 10,
  /** Watched: worse than the other version, so it was taken back. */
  worse: 11,
  /** Watched: too few documents or errors to tell, or somebody changed it meanwhile. */
  inconclusive: 12,
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
