/** Weight of what a server says; `info` by default. */
export type Level = 'warn' | 'error';

export type Log = (message: string, level?: Level) => void;

/**
 * What a server says. As text, warnings and errors are on standard error: scripts read the address from the first line of the
 * output. As JSON, every line is on standard output.
 */
export function openLog(isJson: boolean) {
  const writeJson = (said: object) =>
    void process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...said })}\n`);
  const log: Log = (message, level) =>
    isJson
      ? writeJson({ level: level ?? 'info', message })
      : void (level ? process.stderr : process.stdout).write(`${message}\n`);
  const logRequest = (said: { readonly status: number; readonly class: string }) =>
    // A probe of a server that is not ready yet is no error.
    writeJson({ level: said.status < 500 || said.class === 'release' ? 'info' : 'error', ...said });
  return { log, logRequest };
}
