import { releaseCommand } from '../model/release-command.js';
import type { Option, Options } from './option.js';
import { commonOptions, verbGroups, type Verb } from './verb.js';

const byName = (one: readonly [string, ...unknown[]], other: readonly [string, ...unknown[]]) =>
  one[0].localeCompare(other[0]);

/** Two columns. */
function table(rows: readonly (readonly [left: string, right: string])[]): readonly string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

const operandText = ({ operand }: Verb) =>
  operand ? ` ${operand.name}${operand.isRepeatable ? '...' : ''}` : '';

const optionText = (name: string, { value }: Option<unknown>) => `--${name}${value ? ` ${value}` : ''}`;

function optionHelp({ help, variable, fallback }: Option<unknown>): string {
  const notes = [
    ...(variable === undefined ? [] : [`or variable ${[variable].flat().join(', ')}`]),
    ...(fallback === undefined ? [] : [`default ${fallback}`]),
  ];
  return notes.length === 0 ? help : `${help} (${notes.join('; ')})`;
}

const optionRows = (options: Options) =>
  Object.entries(options)
    .map(([name, option]) => [optionText(name, option), optionHelp(option)] as const)
    .sort(byName);

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** Syntax of a verb: `release promote NAME@VERSION... [options]`. */
const usageOf = (verb: Verb) =>
  `release ${verb.name}${operandText(verb)}${Object.keys(verb.options).length > 0 ? ' [options]' : ''}`;

/** Command that shows the help of a verb. */
export const helpCommand = (name = ''): string =>
  `${releaseCommand(['help'])}${name === '' ? '' : ` ${name}`}`;

export function verbHelp(verb: Verb): readonly string[] {
  const { name, operand, options, summary, details = [], example } = verb;
  const rows = [...(operand ? [[operand.name, operand.help] as const] : []), ...optionRows(options)];
  const common = optionRows(commonOptions);
  return [
    `Usage: ${usageOf(verb)}`,
    '',
    `${summary}.`,
    ...details,
    ...section('Operands and options:', rows.length > 0 ? table(rows) : []),
    ...section('Options of every verb:', table(common)),
    ...section('Example:', [`  ${releaseCommand([])} ${name}${example === '' ? '' : ` ${example}`}`]),
  ];
}

export function listHelp(verbs: readonly Verb[]): readonly string[] {
  const width = Math.max(...verbs.map((verb) => `${verb.name}${operandText(verb)}`.length));
  const rowsOf = (group: string) =>
    verbs
      .filter((verb) => verb.group === group)
      .sort((one, other) => one.name.localeCompare(other.name))
      .map((verb) => [`${verb.name}${operandText(verb)}`.padEnd(width), verb.summary] as const);
  return [
    'Usage: release VERB [options]',
    ...verbGroups.flatMap((group) => section(`${group}:`, table(rowsOf(group)))),
    ...section('Options of every verb:', table(optionRows(commonOptions))),
    '',
    `Options and an example of a verb: ${helpCommand('VERB')}`,
  ];
}
