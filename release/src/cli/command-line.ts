/** The command line: commander reads it and prints the help, by the declarations of the verbs. */
import { Argument, Command, CommanderError, Option } from 'commander';
import { ReleaseError } from '../model/release-error.js';
import { releaseCommand } from '../model/release-command.js';
import type { Given, Option as DeclaredOption, Options } from './option.js';
import type { Report } from './report.js';
import { commonOptions, verbGroups, type Verb } from './verb.js';

const helpWidth = 110;

function commanderOption(name: string, { value, help, variable, fallback }: DeclaredOption<unknown>) {
  const notes = [
    ...(variable === undefined ? [] : [`or variable ${[variable].flat().join(', ')}`]),
    ...(fallback === undefined ? [] : [`default ${fallback}`]),
  ];
  const text = notes.length === 0 ? help : `${help} (${notes.join('; ')})`;
  // The text of a switch that is given.
  return new Option(`--${name}${value === undefined ? '' : ` <${value}>`}`, text).preset('');
}

function addOptions(command: Command, group: string, options: Options) {
  for (const [name, option] of Object.entries(options))
    command.addOption(commanderOption(name, option).helpGroup(`${group}:`));
}

/** Declares a verb. `enquiries list` stands below `enquiries`. */
function addVerb(program: Command, verb: Verb): Command {
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
    .showHelpAfterError(`Help: ${releaseCommand([...verb.name.split(' '), '--help'])}`)
    .addHelpText('after', `\nExample:\n  ${[releaseCommand([]), verb.name, example].join(' ').trim()}`);
  addOptions(command, 'Options', verb.options);
  addOptions(command, 'Options of every verb', commonOptions);
  if (operand) {
    const name = `${operand.name}${operand.isRepeatable ? '...' : ''}`;
    command.addArgument(new Argument(operand.isOptional ? `[${name}]` : `<${name}>`, operand.help));
  }
  return command;
}

/** A command line that names a verb. */
export interface CommandLine {
  readonly verb: Verb;
  readonly operands: readonly string[];
  readonly given: Given;
}

/** Reads a command line. @returns the help that it asks for @throws `ReleaseError` that says what the verb takes */
export function parseCommandLine(
  verbs: readonly Verb[],
  args: readonly string[],
  variables: Given['variables'],
): CommandLine | string {
  let read: CommandLine | undefined;
  let help = '';
  let problem = '';
  const program = new Command('release')
    .usage('VERB [options]')
    // `preview close --store …`: the option is that of `close`, not of `preview`.
    .enablePositionalOptions()
    .exitOverride()
    .showHelpAfterError(`Help: ${releaseCommand(['--help'])}`)
    .configureOutput({
      writeOut: (text) => (help += text),
      writeErr: (text) => (problem += text),
      getOutHelpWidth: () => helpWidth,
      getErrHelpWidth: () => helpWidth,
    })
    .addHelpText('after', `\nOptions and an example of a verb: ${releaseCommand([])} VERB --help`)
    .configureHelp({ sortSubcommands: true, sortOptions: true });
  // The help sorts within groups, which come in the order of their first verbs.
  for (const verb of verbGroups.flatMap((group) => verbs.filter((one) => one.group === group))) {
    const command = addVerb(program, verb);
    command.action(() => {
      read = { verb, operands: command.args, given: { texts: command.opts(), variables } };
    });
  }
  for (const command of program.commands)
    if (command.summary() === '') command.summary(command.commands.map((verb) => verb.name()).join(', '));
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (problem !== '') {
      const text = error.code === 'commander.help' ? `Name a verb.\n${problem}` : problem;
      throw new ReleaseError('usage', text.replace(/^error: /, '').trim());
    }
  }
  return read ?? help;
}

/** Runs a command line. */
export async function runCommandLine(
  verbs: readonly Verb[],
  args: readonly string[],
  variables: Given['variables'],
): Promise<Report> {
  const line = parseCommandLine(verbs, args, variables);
  if (typeof line === 'string') return { lines: [line.trimEnd()], details: { changed: false } };
  return await line.verb.run(line.operands, line.given);
}
