/** What a command is given. */
export interface CommandContext {
  /** What stands behind the command: files and options. */
  readonly parameters: readonly string[];
  /** Prints a line. */
  readonly print: (line: string) => void;
}

/** A command; gives its exit code, 0 where all is well. */
export type Command = (context: CommandContext) => Promise<number>;
