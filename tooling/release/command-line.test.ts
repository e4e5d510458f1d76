import { describe, expect, it } from '@jest/globals';
import { parseCommandLine, runCommandLine } from 'release/cli/command-line';
import { commonOptions, verbGroups } from 'release/cli/verb';
import { verbs } from './verbs.js';

const textOf = async (...args: readonly string[]) => (await runCommandLine(verbs, args, {})).lines.join('\n');

const wordsOf = (line: string) => (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));

describe('each verb', () => {
  it('has a help that names its operand, each of its options, and an example', async () => {
    for (const { name, operand, options } of verbs) {
      const help = await textOf(...name.split(' '), '--help');
      expect(help).toContain(`Usage: release ${name} [`);
      for (const option of Object.keys({ ...options, ...commonOptions }))
        expect(help).toMatch(new RegExp(`^  --${option}( <[A-Z0-9]+>)? {2,}\\S`, 'm'));
      if (operand) expect(help).toMatch(new RegExp(`^  ${operand.name.replace('[', '\\[')} {2,}\\S`, 'm'));
      expect(help).toContain(` ${name}`);
    }
  });

  it('accepts its own example, and the options of every verb after it', () => {
    for (const { name, example } of verbs)
      expect(
        parseCommandLine(verbs, [...name.split(' '), ...wordsOf(example), '--env', 'staging'], {}),
      ).toMatchObject({ verb: { name }, given: { texts: { env: 'staging' } } });
  });

  it('has a summary of one short sentence without a full stop', () => {
    for (const { summary } of verbs) expect(summary).toMatch(/^[A-Z].{5,55}[^.]$/);
  });
});

it('each option of serve has a variable', () => {
  const { options = {} } = verbs.find(({ name }) => name === 'serve') ?? {};
  const without = Object.entries(options).filter(([, { variable }]) => variable === undefined);
  expect(without.map(([name]) => name)).toEqual([]);
  expect(options).toHaveProperty('drain');
});

it('the help lists the verbs below their headings', async () => {
  const text = await textOf('help');
  for (const group of verbGroups) expect(text).toContain(`\n${group}:\n`);
  for (const { name } of verbs)
    expect(text).toContain(`
  ${name.split(' ')[0] ?? ''} `);
  expect(await textOf('help', 'enquiries')).not.toContain('promote');
});

describe('a command line', () => {
  it.each([
    [['status', '--jsno'], "unknown option '--jsno'\n(Did you mean --json?)"],
    [['promoet', 'shop@1.0.0'], "unknown command 'promoet'\n(Did you mean promote?)"],
    [['enquiries'], 'Name a verb'],
    [['enquiries', 'lsit'], "unknown command 'lsit'\n(Did you mean list?)"],
    [['retire', 'shop', 'news'], "too many arguments for 'retire'"],
    [['promote'], 'Name releases'],
    [['promote', 'shop@1.0.0', '--site'], "option '--site <FILE>' argument missing"],
    [[], 'Name a verb'],
    [['rollback', 'shop'], 'needs a reason'],
    [['rollback', 'shop@one', '--reason', 'x'], 'is not NAME@VERSION'],
    [['serve', '--proxies', 'proxy'], "'proxy' does not name proxies"],
    [['serve', '--log', 'xml'], "'xml' is not a format of the log"],
    [['serve', '--drain', 'long'], "'long' is not a number of seconds"],
    [['serve', '--accounts', 'postgre://nobody'], 'DATABASE_URL is no address of PostgreSQL'],
    [['export', 'www', '--server', 'localhost'], "'localhost' is not the address of a server"],
  ])('%j is refused with what is wrong', async (args, message) => {
    await expect(runCommandLine(verbs, args, {})).rejects.toMatchObject({
      reason: 'usage',
      message: expect.stringContaining(message),
    });
  });

  it('names the help of the verb if it is invalid', () => {
    expect(() => parseCommandLine(verbs, ['retire'], {})).toThrow('Help: npm run release -- retire --help');
  });

  it('accepts environment variables instead of options, for the verbs that have them', async () => {
    await expect(runCommandLine(verbs, ['serve'], { PORT: 'http' })).rejects.toThrow("'http' is not a port");
    await expect(runCommandLine(verbs, ['status'], { RELEASE_ENV: '../x' })).rejects.toThrow(
      'not a valid environment name',
    );
  });
});
