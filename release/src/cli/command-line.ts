/** Finds the verb of a command line, checks what follows it, and runs it. */
import { parseArgs } from 'node:util';
import { suggestion } from 'shared-types/json/nearest-name';
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import { helpCommand, listHelp, verbHelp } from './help.js';
import type { Given, Options } from './option.js';
import type { Report } from './report.js';
import { commonOptions, type Verb } from './verb.js';

const wrongUse = (text: string, verbName?: string) =>
  new ReleaseError('usage', `${text}\nHelp: ${helpCommand(verbName)}`);

/** @returns a question or a list, with the mark at its end */
const hint = (typed: string, names: readonly string[]) =>
  suggestion(typed, [...names].sort()).replace(/[^?]$/, '$&.');

/** Options in the form that Node's parser takes. */
const forParser = (options: Options) =>
  Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string', multiple: true } as const,
    ]),
  );

/** The words before the first option: a verb and its operands. */
function wordsOf(args: readonly string[]): readonly string[] {
  const end = args.findIndex((arg) => arg.startsWith('-'));
  return end < 0 ? args : args.slice(0, end);
}

/** The verbs whose names begin with a word that they share. */
const verbsBelow = (verbs: readonly Verb[], word = '') =>
  verbs.filter(({ name }) => name.startsWith(`${word} `));

function unknownVerb(verbs: readonly Verb[], [first = '', second]: readonly string[]): ReleaseError {
  const below = verbsBelow(verbs, first).map(({ name }) => name.slice(first.length + 1));
  const names = new Set(verbs.map(({ name }) => name.split(' ')[0] ?? ''));
  if (below.length === 0) return wrongUse(`There is no verb '${first}': ${hint(first, [...names])}`);
  return wrongUse(
    second === undefined
      ? `${first} needs one of: ${below.sort().join(', ')}.`
      : `There is no verb '${first} ${second}': ${hint(second, below)}`,
    first,
  );
}

function findVerb(verbs: readonly Verb[], words: readonly string[]): Verb {
  // `preview close` before `preview`.
  const verb =
    verbs.find(({ name }) => name === words.slice(0, 2).join(' ')) ??
    verbs.find(({ name }) => name === words[0]);
  if (verb) return verb;
  throw unknownVerb(verbs, words);
}

/** The help on some words; `enquiries` lists all verbs that begin with it. */
function helpOn(verbs: readonly Verb[], words: readonly string[]): Report {
  const isVerb = verbs.some(({ name }) => name === words.join(' '));
  const listed = words.length === 0 ? verbs : isVerb || words.length > 1 ? [] : verbsBelow(verbs, words[0]);
  const lines = listed.length > 0 ? listHelp(listed) : verbHelp(findVerb(verbs, words));
  return { lines, details: { changed: false } };
}

function checkOperands({ name, operand }: Verb, operands: readonly string[], given: readonly string[]): void {
  if (!operand && operands.length > 0) throw wrongUse(`${name} takes no ${operands.join(' ')}.`, name);
  if (!operand || operands.length === 1 || (operand.isRepeatable && operands.length > 1)) return;
  if (operands.length === 0 && operand.optionalWith?.some((option) => given.includes(option))) return;
  throw wrongUse(`${name} takes one ${operand.name}${operand.isRepeatable ? ' or more' : ''}.`, name);
}

function read({ name, options }: Verb, args: readonly string[]) {
  const own = { ...options, ...commonOptions };
  try {
    return parseArgs({ args: [...args], options: forParser(own), allowPositionals: true });
  } catch (error) {
    const [, unknown] = /^Unknown option '(--?[^']*)/.exec(messageOf(error)) ?? [];
    if (unknown === undefined) throw wrongUse(messageOf(error), name);
    const known = Object.keys(own).map((option) => `--${option}`);
    throw wrongUse(`${name} has no option ${unknown}: ${hint(unknown, known)}`, name);
  }
}

/** Reads a command line that names a verb. @throws `ReleaseError` that says what the verb takes */
export function parseCommandLine(
  verbs: readonly Verb[],
  args: readonly string[],
  variables: Given['variables'],
) {
  const words = wordsOf(args);
  if (words.length === 0)
    throw new ReleaseError('usage', ['Name a verb.', '', ...listHelp(verbs)].join('\n'));
  const verb = findVerb(verbs, words);
  const { values, positionals } = read(verb, args.slice(verb.name.split(' ').length));
  checkOperands(verb, positionals, Object.keys(values));
  const texts = Object.entries(values).map(
    ([option, given]) => [option, [given].flat().map(String)] as const,
  );
  return { verb, operands: positionals, given: { texts: Object.fromEntries(texts), variables } };
}

export async function runCommandLine(
  verbs: readonly Verb[],
  args: readonly string[],
  variables: Given['variables'],
): Promise<Report> {
  const words = wordsOf(args);
  if (words[0] === 'help') return helpOn(verbs, words.slice(1));
  if (args.includes('--help') || args.includes('-h')) return helpOn(verbs, words);
  const { verb, operands, given } = parseCommandLine(verbs, args, variables);
  return await verb.run(operands, given);
}
