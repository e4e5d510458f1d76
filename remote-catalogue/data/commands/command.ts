import { SheetError } from '../sheets/sheet-row';

/** What a command is given. */
export interface CommandContext {
  /** What stands behind the command: files and options. */
  readonly parameters: readonly string[];
  /** Prints a line. */
  readonly print: (line: string) => void;
}

/** A command; gives its exit code, 0 where all is well. */
export type Command = (context: CommandContext) => Promise<number>;

/**
 * Parses what stands behind a command.
 *
 * @throws {SheetError} with the usage, where a word is no option of the command
 */
export function orUsage<Parsed>(usage: string, parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (error) {
    throw new SheetError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
