import { ReleaseError } from '../model/release-error.js';

/** Option of the command line: the text that it takes, and the value that its verb gets. */
export interface Option<Value> {
  /** Name of its value in the help; an option without one is a switch. */
  readonly value?: string;
  readonly help: string;
  /** Environment variable that can be set instead, or several; the first one counts. */
  readonly variable?: string | readonly string[];
  /** The default, as the help shows it. */
  readonly fallback?: string;
  /**
   * @param given text of the option, the last one of several, or of its variable; `''` for a switch that is given
   * @throws `ReleaseError` for a text that it does not take
   */
  readonly read: (given: string | undefined) => Value;
}

/** Options by their names, without the hyphens before them. */
export type Options = Readonly<Record<string, Option<unknown>>>;

/** Values of a verb's options. */
export type ValuesOf<Declared extends Options> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Option<infer Value> ? Value : never;
};

/** Texts from the command line by option, and the environment variables that can replace them. */
export interface Given {
  readonly texts: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

type Details = Pick<Option<unknown>, 'variable' | 'fallback'>;

/** A switch. */
export const flag = (help: string): Option<boolean> => ({ help, read: (given) => given !== undefined });

/** An option with a value. */
export const text = (value: string, help: string, details: Details = {}): Option<string | undefined> => ({
  value,
  help,
  ...details,
  read: (given) => given,
});

/** An option whose value is checked: the given text, that of its variable, or the default. */
export const parsed = <Value>(
  { value, help, ...details }: Details & { readonly value: string; readonly help: string },
  parse: (text: string) => Value,
): Option<Value> => ({
  value,
  help,
  ...details,
  read: (given = details.fallback ?? '') => parse(given),
});

/** @returns reader of a whole number; it throws `ReleaseError` for others. @param names of the option and its variable */
export const numberUpTo =
  (most: number, thing: string, names: string) =>
  (given: string): number => {
    if (/^\d{1,5}$/.test(given) && Number(given) <= most) return Number(given);
    throw new ReleaseError(
      'usage',
      `'${given}' is not ${thing}. Give ${names} a whole number from 0 to ${most}.`,
    );
  };

export const parsePort = numberUpTo(65_535, 'a port', '--port or PORT');

export function readOptions<Declared extends Options>(
  options: Declared,
  { texts, variables }: Given,
): ValuesOf<Declared> {
  const values = Object.entries(options).map(([name, { variable = [], read }]) => {
    const known = [variable].flat().find((one) => variables[one]);
    return [name, read(texts[name] ?? (known === undefined ? undefined : variables[known]))];
  });
  return Object.fromEntries(values) as ValuesOf<Declared>;
}
