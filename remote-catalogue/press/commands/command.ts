import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SheetError } from '../sheets/sheet-error';

export interface CommandContext {
  readonly parameters: readonly string[];
  readonly print: (line: string) => void;
}

/** A command; gives its exit code, 0 where all is well. */
export type Command = (context: CommandContext) => Promise<number>;

/** Parses the options and the one file behind a command. @throws {SheetError} with the usage, or naming what npm kept */
export function parseWords<Flags extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  words: readonly string[],
  options: Flags,
) {
  const taken = Object.keys(options).find(isTakenByNpm);
  if (taken) throw new SheetError(`npm took --${taken} for itself: write -- before the file.\n${usage}`);
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('Name one file.');
    return { values, file };
  } catch (error) {
    throw new SheetError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** Options that npm keeps where `--` is missing: it has each under the longer name of an option of its own if there is one. */
const isTakenByNpm = (option: string): boolean =>
  Object.entries(process.env).some(
    ([name, value]) => value === 'true' && name.startsWith(`npm_config_${option.replaceAll('-', '_')}`),
  );

/** `1 row`, `no errors`. */
export const counted = (count: number, noun: string): string =>
  `${count || 'no'} ${noun}${count === 1 ? '' : 's'}`;
