import { describe, expect, it } from '@jest/globals';
import { parseCommandLine, runCommandLine } from 'release/cli/command-line';
import { verbHelp } from 'release/cli/help';
import { commonOptions, verbGroups } from 'release/cli/verb';
import { verbs } from './verbs.js';

const linesOf = async (...args: readonly string[]) => (await runCommandLine(verbs, args, {})).lines;

const parse = (...args: readonly string[]) => parseCommandLine(verbs, args, {});

const names = verbs.map(({ name }) => name);

const wordsOf = (line: string) => (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));

describe('each verb', () => {
  it('has a help that names its operand, each of its options, and an example', () => {
    for (const verb of verbs) {
      const { name } = verb;
      const help = verbHelp(verb).join('\n');
      for (const option of Object.keys({ ...verb.options, ...commonOptions })) {
        expect(help).toMatch(new RegExp(`^  --${option}( [A-Z0-9]+)? {2,}\\S`, 'm'));
      }
      if (verb.operand) expect(help).toContain(`Usage: release ${name} ${verb.operand.name}`);
      expect(help).toContain(`npm run release -- ${name}`);
    }
  });

  it('accepts its own example', () => {
    for (const verb of verbs) {
      const { name } = verb;
      expect(parse(...name.split(' '), ...wordsOf(verb.example)).verb.name).toBe(name);
    }
  });

  it('prints the same for `help VERB` and `VERB --help`', async () => {
    for (const verb of verbs) {
      const { name } = verb;
      const words = name.split(' ');
      expect(await linesOf('help', ...words)).toEqual(verbHelp(verb));
      expect(await linesOf(...words, '--help')).toEqual(verbHelp(verb));
    }
  });

  it('refuses an option that it does not have, and names its own', () => {
    for (const verb of verbs) {
      const { name } = verb;
      const parsing = () => parse(...name.split(' '), '--no-such-option');
      expect(parsing).toThrow(`${name} has no option --no-such-option: use one of: `);
      for (const option of Object.keys(verb.options)) expect(parsing).toThrow(`--${option}`);
    }
  });

  it('has a summary of one short sentence without a full stop', () => {
    for (const verb of verbs) {
      expect(verb.summary).toMatch(/^[A-Z].{5,55}[^.]$/);
    }
  });
});

it('each option of serve has a variable', () => {
  const { options = {} } = verbs.find(({ name }) => name === 'serve') ?? {};
  const without = Object.entries(options).filter(([, { variable }]) => variable === undefined);
  expect(without.map(([name]) => name)).toEqual([]);
  expect(options).toHaveProperty('drain');
});

describe('the list of verbs', () => {
  it('has no name twice', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  it('declares an option of several verbs in the same way', () => {
    const kinds = new Map<string, boolean>();
    for (const { options } of verbs) {
      for (const [name, { value }] of Object.entries({ ...options, ...commonOptions })) {
        expect([name, value === undefined]).toEqual([name, kinds.get(name) ?? value === undefined]);
        kinds.set(name, value === undefined);
      }
    }
  });

  it('is printed by `help`: each verb once, alphabetically below its heading', async () => {
    const lines = await linesOf('help');
    for (const group of verbGroups) {
      const own = verbs.filter((verb) => verb.group === group).map(({ name }) => name);
      const start = lines.indexOf(`${group}:`);
      const shown = lines.slice(start + 1, start + 1 + own.length);
      expect(shown.map((line) => own.find((name) => line.startsWith(`  ${name} `)))).toEqual(own.sort());
    }
  });

  it('is short enough for a screen', async () => {
    for (const line of await linesOf('help')) expect(line.length).toBeLessThanOrEqual(110);
  });
});

describe('a command line', () => {
  it.each([
    [['status', '--jsno'], 'status has no option --jsno: did you mean "--json"?'],
    [
      ['status', '--reason', 'x'],
      'status has no option --reason: use one of: --env, --json, --server, --store.',
    ],
    [['promoet', 'shop@1.0.0'], `There is no verb 'promoet': did you mean "promote"?`],
    [
      ['deploy'],
      "There is no verb 'deploy': use one of: accounts, check, configure, database, doctor, enquiries, ",
    ],
    [['enquiries'], 'enquiries needs one of: delete, export, keep, list, resend, show, unkeep.'],
    [['enquiries', 'answer'], 'use one of: delete, export, keep, list, resend, show, unkeep.'],
    [['enquiries', 'lsit'], `There is no verb 'enquiries lsit': did you mean "list"?`],
    [['retire', 'shop', 'news'], 'retire takes one NAME.'],
    [['promote'], 'promote takes one NAME@VERSION or more.'],
    [['promote', 'shop@1.0.0', '--with-configuration'], 'Give --with-configuration with --from ENV'],
    [['promote', 'shop@1.0.0', '--site'], "'--site <value>' argument missing"],
    [['status', '--json=yes'], "'--json' does not take an argument"],
    [['help', 'deploy'], "There is no verb 'deploy': use one of: "],
    [[], 'Name a verb'],
    [['rollback', 'shop'], 'needs a reason'],
    [['serve', '--proxies', '1'], "'1' does not name proxies"],
    [['serve', '--log', 'xml'], "'xml' is not a format of the log"],
    [['serve', '--drain', 'long'], "'long' is not a number of seconds"],
    [['serve', '--accounts', 'postgres://nobody'], 'DATABASE_URL names no host, user or database'],
    [['export', 'www', '--server', 'localhost'], "'localhost' is not the address of a server"],
    [['status', '--server', 'here:1'], "'here:1' is not the address of a server"],
  ])('%j is refused with what the verb takes', async (args, message) => {
    await expect(runCommandLine(verbs, args, {})).rejects.toMatchObject({
      reason: 'usage',
      message: expect.stringContaining(message),
    });
  });

  it('names the help of the verb if it is invalid', () => {
    expect(() => parse('retire')).toThrow('Help: npm run release -- help retire');
  });

  it('`help enquiries` lists the verbs that begin with this word only', async () => {
    const text = (await linesOf('help', 'enquiries')).join('\n');
    expect(text).toContain('enquiries list');
    expect(text).not.toContain('promote');
  });

  it('accepts environment variables instead of options, for the verbs that have them', async () => {
    await expect(runCommandLine(verbs, ['serve'], { PORT: 'http' })).rejects.toThrow("'http' is not a port");
    await expect(runCommandLine(verbs, ['status'], { RELEASE_ENV: '../x' })).rejects.toThrow(
      'not a valid environment name',
    );
  });
});
