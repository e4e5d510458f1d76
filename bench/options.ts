import { parseArgs } from 'node:util';
import { profileNames, type ProfileName } from './browser/profiles.js';

export type BenchOptions = {
  /** Store that is measured as it is. */
  store: string | undefined;
  /** Address of a running site, for `lighthouse`. */
  url: string | undefined;
  rounds: number;
  profiles: readonly ProfileName[];
  /** Names of pages, for `lighthouse` their paths; absent: all. */
  pages: readonly string[] | undefined;
};

const usualRounds = 9;

/** More rounds take longer and give steadier results. */
const usualLighthouseRounds = 5;

const readProfiles = (text: string): ProfileName[] =>
  text.split(',').map((name) => {
    const profile = profileNames.find((known) => known === name);
    if (profile) return profile;
    throw new Error(`There is no profile ${name}. Choose from ${profileNames.join(', ')}.`);
  });

function readRounds(text: string) {
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new Error(`--rounds is '${text}'. It must be a whole number above 0.`);
}

function readUrl(text: string | undefined) {
  if (text === undefined) return undefined;
  if (/^https?:/.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new Error(`--url is '${text}'. It must be a whole address: https://www.example.com`);
}

export function readOptions(line: readonly string[]): { kind: string; options: BenchOptions } {
  const { values, positionals } = parseArgs({
    args: [...line],
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      url: { type: 'string' },
      rounds: { type: 'string' },
      profiles: { type: 'string', default: 'slow4g' },
      pages: { type: 'string' },
    },
  });
  const [kind = 'figures'] = positionals;
  const rounds = kind === 'lighthouse' ? usualLighthouseRounds : usualRounds;
  return {
    kind,
    options: {
      store: values.store,
      url: readUrl(values.url),
      rounds: readRounds(values.rounds ?? String(rounds)),
      profiles: readProfiles(values.profiles),
      pages: values.pages?.split(','),
    },
  };
}
