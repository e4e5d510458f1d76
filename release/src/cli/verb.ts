import { openOperator, defaultEnvironment, defaultStore, type Operator } from '../operating/operator.js';
import { ReleaseError } from '../model/release-error.js';
import { flag, parsed, readOptions, type Given, type Options, type ValuesOf } from './option.js';
import type { Report } from './report.js';

/** Headings of the list of verbs, in its order. */
export const verbGroups = [
  'Set up and repair',
  'Change the live site',
  'Inspect',
  'Serve',
  'Enquiries',
] as const;

/** What follows the name of a verb. */
export interface Operand {
  /** As the help names it: `NAME@VERSION`. */
  readonly name: string;
  readonly help: string;
  /** One or more of them. */
  readonly isRepeatable?: true;
}

/** What the help says of a verb. */
export interface VerbText {
  /** `promote`; with a first word that several verbs share, `enquiries list`. */
  readonly name: string;
  readonly group: (typeof verbGroups)[number];
  /** What it does, in one short sentence for the list. */
  readonly summary: string;
  /** What else an operator should know, in whole sentences. */
  readonly details?: readonly string[];
  readonly operand?: Operand;
  /** A command line behind the verb's name; empty if the name is enough. */
  readonly example: string;
}

/** A command line without the verb. */
export interface Arguments {
  readonly operands: readonly string[];
  readonly given: Given;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** A verb of the command line. */
export interface Verb extends VerbText {
  /** Its own, without those of every verb. */
  readonly options: Options;
  readonly run: (args: Arguments) => Promise<Report>;
}

/** What a verb works with. */
export interface Call<Declared extends Options> {
  readonly operator: Operator;
  readonly store: string;
  readonly isJson: boolean;
  /** `''` for a verb that takes none. */
  readonly operand: string;
  readonly operands: readonly string[];
  readonly options: ValuesOf<Declared>;
}

/** A folder name of the store. */
function parseEnvironment(name: string): string {
  if (/^[a-z0-9][a-z0-9-]*$/.test(name)) return name;
  throw new ReleaseError(
    'usage',
    `'${name}' is no name of an environment. Use small letters, digits and hyphens.`,
  );
}

const asIs = (value: string) => value;

/** Options that every verb has. */
export const commonOptions = {
  store: parsed(
    { value: 'DIR', help: 'folder of the store', variable: 'RELEASE_STORE', fallback: defaultStore },
    asIs,
  ),
  env: parsed(
    {
      value: 'NAME',
      help: 'environment of the store',
      variable: 'RELEASE_ENV',
      fallback: defaultEnvironment,
    },
    parseEnvironment,
  ),
  json: flag('print one JSON object for scripts'),
};

/** Joins what a verb is called, what it takes and what it does. */
export function verb<Declared extends Options>(
  declaration: VerbText & {
    readonly options: Declared;
    readonly run: (call: Call<Declared>, args: Arguments) => Promise<Report>;
  },
): Verb {
  return {
    ...declaration,
    run: async (args) => {
      const { operands, given, variables } = args;
      const { store, env, json } = readOptions(commonOptions, given, variables);
      const options = readOptions(declaration.options, given, variables);
      const [operand = ''] = operands;
      const operator = openOperator({ store, env });
      return await declaration.run({ operator, store, isJson: json, operand, operands, options }, args);
    },
  };
}
