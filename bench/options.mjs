/** What can be said on the command line. */
import { parseArgs } from 'node:util';
import { profileNames } from './browser/profiles.mjs';

/** @typedef {import('./browser/profiles.mjs').ProfileName} ProfileName */

/**
 * @typedef {object} BenchOptions
 * @property {string | undefined} store                 measured as it is
 * @property {number} rounds
 * @property {readonly ProfileName[]} profiles
 * @property {readonly string[] | undefined} pages      their names; all, if nothing is said
 */

const usualRounds = 9;

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
      rounds: { type: 'string', default: String(usualRounds) },
      profiles: { type: 'string', default: 'slow4g' },
      pages: { type: 'string' },
    },
  });
  return {
    kind: positionals[0] ?? 'figures',
    options: {
      store: values.store,
      rounds: readRounds(values.rounds),
      profiles: readProfiles(values.profiles),
      pages: values.pages?.split(','),
    },
  };
}
