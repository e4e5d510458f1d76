/** Finds the verb of a command line, checks what follows it, and runs it. */
import { parseArgs } from 'node:util';
import { suggestion } from 'shared-types/json/nearest-name';
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import { helpCommand, listHelp, verbHelp } from './help.js';
import type { Given, Options } from './option.js';
import type { Report } from './report.js';
import { commonOptions, type Verb } from './verb.js';
import { verbs } from './verbs.js';

const wrongUse = (text: string, verbName?: string) =>
  new ReleaseError('usage', `${text}\nHelp: ${helpCommand(verbName)}`);

/** @returns a question or a list, with the mark at its end */
const hint = (typed: string, names: readonly string[]) =>
  suggestion(typed, [...names].sort()).replace(/[^?]$/, '$&.');

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

/** The options of all verbs, so that the first reading can tell operands from option values. */
const allOptions = forParser(
  Object.assign({}, commonOptions, ...verbs.map(({ options }) => options)) as Options,
);

const readLoosely = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: allOptions, allowPositionals: true, strict: false, tokens: true });

/** The verbs whose names begin with a word that they share. */
const verbsBelow = (word = '') => verbs.filter(({ name }) => name.startsWith(`${word} `));

function unknownVerb([first = '', second]: readonly string[]): ReleaseError {
  const below = verbsBelow(first).map(({ name }) => name.slice(first.length + 1));
  const names = new Set(verbs.map(({ name }) => name.split(' ')[0] ?? ''));
  if (below.length === 0) return wrongUse(`There is no verb '${first}': ${hint(first, [...names])}`);
  return wrongUse(
    second === undefined
      ? `${first} needs one of: ${below.sort().join(', ')}.`
      : `There is no verb '${first} ${second}': ${hint(second, below)}`,
    first,
  );
}

function findVerb(words: readonly string[]): Verb {
  // `preview close` before `preview`.
  const verb =
    verbs.find(({ name }) => name === words.slice(0, 2).join(' ')) ??
    verbs.find(({ name }) => name === words[0]);
  if (verb) return verb;
  throw unknownVerb(words);
}

/** The help on some words; `enquiries` lists all verbs that begin with it. */
function helpOn(words: readonly string[]): Report {
  const isVerb = verbs.some(({ name }) => name === words.join(' '));
  const listed = words.length === 0 ? verbs : isVerb || words.length > 1 ? [] : verbsBelow(words[0]);
  const lines = listed.length > 0 ? listHelp(listed) : verbHelp(findVerb(words));
  return { lines, details: { changed: false } };
}

function checkOptions({ name, options }: Verb, { tokens }: ReturnType<typeof readLoosely>): void {
  const own = Object.keys({ ...options, ...commonOptions }).sort();
  for (const token of tokens) {
    if (token.kind !== 'option' || own.includes(token.name)) continue;
    const known = own.map((option) => `--${option}`);
    throw wrongUse(`${name} has no option ${token.rawName}: ${hint(`--${token.name}`, known)}`, name);
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
    const { values } = parseArgs({ args: [...args], options: declared, allowPositionals: true });
    return Object.entries(values).map(([option, given]) => [option, [given].flat().map(String)] as const);
  } catch (error) {
    throw wrongUse(messageOf(error), name);
  }
}

/** Reads a command line that names a verb. @throws `ReleaseError` that says what the verb takes */
export function parseCommandLine(args: readonly string[], variables: Given['variables']) {
  const loose = readLoosely(args);
  if (loose.positionals.length === 0)
    throw new ReleaseError('usage', ['Name a verb.', '', ...listHelp(verbs)].join('\n'));
  const verb = findVerb(loose.positionals);
  const operands = loose.positionals.slice(verb.name.split(' ').length);
  checkOptions(verb, loose);
  checkOperands(verb, operands);
  return { verb, operands, given: { texts: Object.fromEntries(readStrictly(verb, args)), variables } };
}

export async function runCommandLine(
  args: readonly string[],
  variables: Given['variables'],
): Promise<Report> {
  const { values, positionals } = readLoosely(args);
  const isHelpVerb = positionals[0] === 'help';
  if (isHelpVerb || values['help']) return helpOn(isHelpVerb ? positionals.slice(1) : positionals);
  const { verb, operands, given } = parseCommandLine(args, variables);
  return await verb.run(operands, given);
}
