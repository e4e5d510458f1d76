/** The page about the command line, from the declarations of its verbs. */
import type { Option, Options } from 'release/cli/option';
import { commonOptions, verbGroups, type Verb } from 'release/cli/verb';
import { verbs } from '../release/verbs.js';
import { code, page, table } from './markdown.js';
import { checker, exportsOf, files, rowsOf } from './types.js';

const variablesOf = ({ variable = [] }: Option<unknown>) => [variable].flat();

const optionTable = (options: Options) =>
  table(
    ['option', 'says', 'or variable', 'default'],
    Object.entries(options)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, option]) => [
        code(`--${name}${option.value ? ` ${option.value}` : ''}`),
        option.help,
        variablesOf(option).map(code).join(', '),
        option.fallback ?? '',
      ]),
  );

const verbSection = ({ name, operand, summary, details = [], options, example }: Verb) => [
  `### ${name}${operand ? ` ${operand.name}${operand.isRepeatable ? '...' : ''}` : ''}`,
  [`${summary}.`, ...details].join(' '),
  operand ? `${code(operand.name)}: ${operand.help}.` : '',
  optionTable(options),
  code(`npm run release -- ${name} ${example}`.trim()),
];

const exitRows = () =>
  exportsOf(files.exitCodes)
    .filter(({ name }) => name === 'exitCodes')
    .flatMap((symbol) => rowsOf(checker.getTypeOfSymbol(symbol)))
    .map(([, value, comment]) => [value, comment]);

/** Page about all verbs. */
export const commandsPage = (): string =>
  page('Commands of `release`', 'the declarations of the verbs', [
    'An option that is given wins over its variable. `npm run release -- help VERB` prints the same. For scripts: `npm run --silent release -- VERB --json`.',
    'Variables without an option: [of forwarding](../enquiries.md#forward-them), [of a bucket](../bucket.md), [of the metrics](../watching.md#metrics). Node reads `NODE_EXTRA_CA_CERTS`, a file with certificates of your own: of PostgreSQL, the mail server, the bucket. `promote` reads `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` for what pages fetch while they are rendered.',
    '## Exit codes',
    'A command that refuses says what is wrong and what to do. It changes nothing, except with code 10.',
    table(['code', 'means'], exitRows()),
    '## Options of every verb',
    optionTable(commonOptions),
    ...verbGroups.flatMap((group) => [
      `## ${group}`,
      ...verbs.filter((verb) => verb.group === group).flatMap(verbSection),
    ]),
  ]);
