const plainWord = /^[\w@%+=:,./-]+$/;

const quoted = (word: string) =>
  plainWord.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** A command of this tool, as an operator can copy it. */
export const releaseCommand = (words: readonly string[]): string =>
  ['npm', 'run', 'release', '--', ...words].map(quoted).join(' ');
