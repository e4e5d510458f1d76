import { ReleaseError } from '../model/release-error.js';
import { defaultEnvironment, defaultStore } from '../operating/environment.js';
import { openStore } from '../store/open-store.js';
import type { Store } from '../store/store.js';
import { flag, parsed, readOptions, text, type Given, type Options, type ValuesOf } from './option.js';
import type { Report } from './report.js';

/** Headings of the list of verbs, in its order. */
export const verbGroups = [
  'Set up and keep',
  'Change the live site',
  'Previews',
  'Inspect',
  'Serve',
  'Enquiries',
  'Accounts',
] as const;

export interface Operand {
  /** Name in the help: `NAME@VERSION`. */
  readonly name: string;
  readonly help: string;
  /** One or more of them. */
  readonly isRepeatable?: true;
  readonly isOptional?: true;
}

/** Facts about a verb that are known before it is run. */
export interface VerbText<Declared extends Options = Options> {
  /** `promote`; with a first word that several verbs share, `enquiries list`. */
  readonly name: string;
  readonly group: (typeof verbGroups)[number];
  /** Effect of the verb, in one short sentence for the list. */
  readonly summary: string;
  /** Further facts for an operator, in whole sentences. */
  readonly details?: readonly string[];
  readonly operand?: Operand;
  /** Own options, without those of every verb. */
  readonly options: Declared;
  /** A command line behind the verb's name; empty if the name is enough. */
  readonly example: string;
}

export interface Verb extends VerbText {
  readonly run: (operands: readonly string[], given: Given) => Promise<Report>;
}

export interface Call<Declared extends Options> {
  readonly store: Store;
  readonly env: string;
  readonly actor: string | undefined;
  readonly isJson: boolean;
  /** `''` for a verb that takes none. */
  readonly operand: string;
  readonly operands: readonly string[];
  readonly options: ValuesOf<Declared>;
}

function parseEnvironment(name: string): string {
  if (/^[a-z0-9][a-z0-9-]*$/.test(name)) return name;
  throw new ReleaseError(
    'usage',
    `'${name}' is not a valid environment name. Use lower-case letters, digits and hyphens.`,
  );
}

export const commonOptions = {
  store: parsed(
    {
      value: 'PLACE',
      help: 'folder of the store, or s3://bucket/prefix',
      variable: 'RELEASE_STORE',
      fallback: defaultStore,
    },
    openStore,
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
  by: text('NAME', 'who does it, for the log; the account and the machine by default', {
    variable: 'RELEASE_ACTOR',
  }),
  json: flag('print one JSON object for scripts'),
};

/** Reports a store that does not answer instead of damage: what looks damaged then may be whole. */
async function reported(store: Store, run: Promise<Report>): Promise<Report> {
  try {
    const report = await run;
    const failure = report.reason === 'integrity' ? store.failure?.() : undefined;
    if (failure) throw failure;
    return report;
  } catch (error) {
    const isTold = error instanceof ReleaseError && ['store', 'unfinished'].includes(error.reason);
    throw isTold ? error : (store.failure?.() ?? error);
  }
}

/** Declares a verb. The type of its options follows from their declarations. */
export const verb = <Declared extends Options>({
  run,
  ...declared
}: VerbText<Declared> & { readonly run: (call: Call<Declared>) => Promise<Report> }): Verb => ({
  ...declared,
  run: async (operands, given) => {
    const { store, env, by: actor, json: isJson } = readOptions(commonOptions, given);
    const options = readOptions(declared.options, given);
    const [operand = ''] = operands;
    return await reported(
      store,
      run({ store, env, actor: actor || undefined, isJson, operand, operands, options }),
    );
  },
});
