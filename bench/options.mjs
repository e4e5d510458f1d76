/** Options of the command line. */
import { parseArgs } from 'node:util';
import { profileNames } from './browser/profiles.mjs';

/** @typedef {import('./browser/profiles.mjs').ProfileName} ProfileName */

/**
 * @typedef {object} BenchOptions
 * @property {string | undefined} store                 measured as it is
 * @property {string | undefined} url                   of a running site, for `lighthouse`
 * @property {number} rounds
 * @property {readonly ProfileName[]} profiles
 * @property {readonly string[] | undefined} pages      their names, for `lighthouse` their paths; all, if nothing is said
 */

const usualRounds = 9;

/** More rounds take longer and give steadier results. */
const usualLighthouseRounds = 5;

/** @param {string} text @returns {ProfileName[]} */
const readProfiles = (text) =>
  text.split(',').map((name) => {
    const profile = profileNames.find((known) => known === name);
    if (profile) return profile;
    throw new Error(`There is no profile ${name}. Choose from ${profileNames.join(', ')}.`);
  });

/** @param {string} text */
function readRounds(text) {
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new Error(`--rounds is '${text}'. It must be a whole number above 0.`);
}

/** @param {string | undefined} text */
function readUrl(text) {
  if (text === undefined) return undefined;
  if (/^https?:/.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new Error(`--url is '${text}'. It must be a whole address: https://www.example.com`);
}

/**
 * @param {readonly string[]} line
 * @returns {{ kind: string, options: BenchOptions }}
 */
export function readOptions(line) {
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
