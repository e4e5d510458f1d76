/** Finds the verb of a command line, checks what follows it, and runs it. */
import { parseArgs } from 'node:util';
import { nearestName } from 'shared-types/json/nearest-name';
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import { helpCommand, listHelp, verbHelp } from './help.js';
import type { Options } from './option.js';
import type { Report } from './report.js';
import { commonOptions, type Arguments, type Verb } from './verb.js';
import { verbs } from './verbs.js';

type Variables = Arguments['variables'];

const wrongUse = (text: string, verbName?: string) =>
  new ReleaseError('usage', `${text}\nHelp: ${helpCommand(verbName)}`);

/** @returns ` Did you mean promote?`; `''` where no name is near */
function didYouMean(typed: string, names: readonly string[], prefix = ''): string {
  const nearest = nearestName(typed, names);
  return nearest === undefined ? '' : ` Did you mean ${prefix}${nearest}?`;
}

/** As Node's parser wants them. */
const forParser = (options: Options) => ({
  help: { type: 'boolean', short: 'h', multiple: true } as const,
  ...Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string', multiple: true } as const,
    ]),
  ),
});

/** The options of all verbs: by them, the first reading tells operands from values. */
const allOptions = forParser(
  Object.assign({}, commonOptions, ...verbs.map(({ options }) => options)) as Options,
);

const readLoosely = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: allOptions, allowPositionals: true, strict: false, tokens: true });

/** The verbs whose names begin with a word that they share. */
const verbsBelow = (word: string) => verbs.filter(({ name }) => name.startsWith(`${word} `));

function unknownVerb([first = '', second]: readonly string[]): ReleaseError {
  const below = verbsBelow(first).map(({ name }) => name.slice(first.length + 1));
  if (below.length === 0) {
    const near = didYouMean(first, [...new Set(verbs.map(({ name }) => name.split(' ')[0] ?? ''))]);
    return wrongUse(`There is no verb '${first}'.${near}`);
  }
  const near = second === undefined ? '' : didYouMean(second, below);
  return wrongUse(`${first} takes one of: ${below.sort().join(', ')}.${near}`, first);
}

/** The verb that the first words name, and what follows it. */
function findVerb(words: readonly string[]): { readonly verb: Verb; readonly operands: readonly string[] } {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ');
    const verb = verbs.find((candidate) => candidate.name === name);
    if (verb) return { verb, operands: words.slice(verb.name.split(' ').length) };
  }
  throw unknownVerb(words);
}

/** What `help` says of some words; `enquiries` stands for all verbs that begin with it. */
function helpOn(words: readonly string[]): Report {
  const below = words.length === 1 ? verbsBelow(words[0] ?? '') : [];
  const lines =
    words.length === 0
      ? listHelp(verbs)
      : below.length > 0
        ? listHelp(below)
        : verbHelp(findVerb(words).verb);
  return { lines, details: { changed: false } };
}

function checkOptions({ name, options }: Verb, { tokens }: ReturnType<typeof readLoosely>): void {
  const own = Object.keys({ ...options, ...commonOptions }).sort();
  for (const token of tokens) {
    if (token.kind !== 'option' || own.includes(token.name)) continue;
    const near = didYouMean(token.name, own, '--');
    const known = own.map((option) => `--${option}`).join(', ');
    throw wrongUse(`${name} has no option ${token.rawName}.${near} Its options: ${known}.`, name);
  }
}

function checkOperands({ name, operand }: Verb, operands: readonly string[]): void {
  if (!operand && operands.length > 0) throw wrongUse(`${name} takes no ${operands.join(' ')}.`, name);
  if (!operand || operands.length === 1 || (operand.isRepeatable && operands.length > 1)) return;
  throw wrongUse(`${name} takes one ${operand.name}${operand.isRepeatable ? ' or more' : ''}.`, name);
}

function readStrictly({ name, options }: Verb, args: readonly string[]) {
  try {
    const declared = forParser({ ...options, ...commonOptions });
    return parseArgs({ args: [...args], options: declared, allowPositionals: true }).values;
  } catch (error) {
    throw wrongUse(messageOf(error), name);
  }
}

/** A verb with what follows it. */
export interface CommandLine {
  readonly verb: Verb;
  readonly args: Arguments;
}

/** Reads a command line that names a verb. @throws `ReleaseError` that says what the verb takes */
export function parseCommandLine(args: readonly string[], variables: Variables): CommandLine {
  const loose = readLoosely(args);
  if (loose.positionals.length === 0)
    throw new ReleaseError('usage', ['Name a verb.', '', ...listHelp(verbs)].join('\n'));
  const { verb, operands } = findVerb(loose.positionals);
  checkOptions(verb, loose);
  checkOperands(verb, operands);
  const values: Readonly<Record<string, unknown>> = readStrictly(verb, args);
  const given = (name: string) => ([] as unknown[]).concat(values[name] ?? []).map(String);
  return { verb, args: { operands, given, variables } };
}

/** Does what a command line asks for. */
export async function runCommandLine(args: readonly string[], variables: Variables): Promise<Report> {
  const { values, positionals } = readLoosely(args);
  const isHelpVerb = positionals[0] === 'help';
  if (isHelpVerb || values['help']) return helpOn(isHelpVerb ? positionals.slice(1) : positionals);
  const line = parseCommandLine(args, variables);
  return await line.verb.run(line.args);
}
