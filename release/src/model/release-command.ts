import { shellWord } from 'shared-types/protocol/plain-text';

/** A command of this tool, as an operator can copy it. */
export const releaseCommand = (words: readonly string[]): string =>
  ['npm', 'run', 'release', '--', ...words].map(shellWord).join(' ');
