/** The command line: commander reads it and prints the help, by the declarations of the verbs. */
import { Argument, Command, CommanderError, Option } from 'commander';
import { ReleaseError } from '../model/release-error.js';
import { releaseCommand } from '../model/release-command.js';
import type { Given, Option as DeclaredOption, Options } from './option.js';
import type { Report } from './report.js';
import { commonOptions, verbGroups, type Verb } from './verb.js';

/** Columns of the help. */
const helpWidth = 110;

type Texts = Given['texts'];

/** Texts of an option, in order; a switch that is given has an empty one. */
const collected = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

function commanderOption([name, { value, help, variable, fallback }]: [string, DeclaredOption<unknown>]) {
  const notes = [
    ...(variable === undefined ? [] : [`or variable ${[variable].flat().join(', ')}`]),
    ...(fallback === undefined ? [] : [`default ${fallback}`]),
  ];
  const text = notes.length === 0 ? help : `${help} (${notes.join('; ')})`;
  const option = new Option(`--${name}${value === undefined ? '' : ` <${value}>`}`, text);
  return value === undefined ? option : option.argParser(collected);
}

const optionsOf = (options: Options) =>
  Object.entries(options)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(commanderOption);

/** Options by the names of their declarations; commander names `--with-configuration` `withConfiguration`. */
const textsOf = (command: Command): Texts =>
  Object.fromEntries(
    command.options.flatMap((option) => {
      const given: unknown = command.getOptionValue(option.attributeName());
      if (given === undefined) return [];
      return [[option.name(), given === true ? [''] : (given as readonly string[])] as const];
    }),
  );

type RunVerb = (verb: Verb, operands: readonly string[], texts: Texts) => void;

/** Declares a verb. `enquiries list` stands below `enquiries`. */
function addVerb(program: Command, verb: Verb, run: RunVerb) {
  const [first = '', second] = verb.name.split(' ');
  const parent =
    program.commands.find((command) => command.name() === first) ??
    program.command(first).helpGroup(`${verb.group}:`);
  const command = second === undefined ? parent : parent.command(second);
  const { operand, details = [], example } = verb;
  command
    .summary(verb.summary)
    .description([`${verb.summary}.`, ...details].join('\n'))
    .helpGroup(`${verb.group}:`)
    .optionsGroup('Options:')
    .enablePositionalOptions()
    .addHelpText('after', `\nExample:\n  ${[releaseCommand([]), verb.name, example].join(' ').trim()}`);
  for (const option of optionsOf(verb.options)) command.addOption(option);
  for (const option of optionsOf(commonOptions))
    command.addOption(option.helpGroup('Options of every verb:'));
  if (operand) {
    const isOptional = operand.optionalWith !== undefined;
    const name = `${operand.name}${operand.isRepeatable ? '...' : ''}`;
    command.addArgument(new Argument(isOptional ? `[${name}]` : `<${name}>`, operand.help));
  }
  command.action(() => {
    const texts = textsOf(command);
    if (command.args.length === 0 && operand?.optionalWith?.every((name) => texts[name] === undefined))
      command.error(`missing required argument '${operand.name}'`);
    run(verb, command.args, texts);
  });
}

/** The program that reads a command line, and runs nothing. */
function programOf(verbs: readonly Verb[], run: RunVerb, write: (text: string) => void) {
  const program = new Command('release')
    .usage('VERB [options]')
    // `preview close --store …`: the option is that of `close`, not of `preview`.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: () => {}, getOutHelpWidth: () => helpWidth })
    .addHelpText('after', `\nOptions and an example of a verb: ${releaseCommand([])} VERB --help`)
    .configureHelp({ sortSubcommands: true });
  // The help sorts within groups, which come in the order of their first verbs.
  const inOrder = verbGroups.flatMap((group) => verbs.filter((verb) => verb.group === group));
  for (const verb of inOrder) addVerb(program, verb, run);
  for (const command of program.commands)
    if (command.summary() === '') command.summary(command.commands.map((verb) => verb.name()).join(', '));
  return program;
}

/** A command line that names a verb, or asks for help. */
export type CommandLine =
  | {
      readonly kind: 'verb';
      readonly verb: Verb;
      readonly operands: readonly string[];
      readonly given: Given;
    }
  | { readonly kind: 'help'; readonly text: string };

/** Reads a command line. @throws `ReleaseError` that says what the verb takes */
export function parseCommandLine(
  verbs: readonly Verb[],
  args: readonly string[],
  variables: Given['variables'],
): CommandLine {
  let read: CommandLine | undefined;
  let help = '';
  const program = programOf(
    verbs,
    (verb, operands, texts) => (read = { kind: 'verb', verb, operands, given: { texts, variables } }),
    (text) => (help += text),
  );
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (help !== '') return { kind: 'help', text: help };
    const words = verbs.map(({ name }) => name.split(' '));
    const named =
      words.find((name) => name.every((word, place) => args[place] === word)) ??
      words.find(([first]) => args[0] === first)?.slice(0, 1);
    const text = error.message.replace(/^error: /, '').replace('(outputHelp)', 'Name a verb.');
    throw new ReleaseError('usage', `${text}\nHelp: ${releaseCommand([...(named ?? []), '--help'])}`);
  }
  if (read) return read;
  throw new ReleaseError('usage', `Name a verb.\n${program.helpInformation()}`);
}

/** Runs a command line. */
export async function runCommandLine(
  verbs: readonly Verb[],
  args: readonly string[],
  variables: Given['variables'],
): Promise<Report> {
  const line = parseCommandLine(verbs, args, variables);
  if (line.kind === 'help') return { lines: [line.text.trimEnd()], details: { changed: false } };
  return await line.verb.run(line.operands, line.given);
}
