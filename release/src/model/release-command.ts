import { shellWord } from 'shared-types/protocol/plain-text';

/** Beginning of a command: the script of npm if that started this process, else the program, from any folder. */
function programWords(): readonly string[] {
  const { npm_command: npm = 'exec' } = process.env;
  const [, program = ''] = process.argv;
  const isAlone = npm === 'exec' && /[\\/]release(\.js)?$/.test(program);
  return isAlone ? ['node', program] : ['npm', 'run', 'release', '--'];
}

/** A command of this tool, as an operator can copy it. */
export const releaseCommand = (words: readonly string[]): string =>
  [...programWords(), ...words].map(shellWord).join(' ');
