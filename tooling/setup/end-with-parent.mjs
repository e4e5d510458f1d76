/**
 * Ends a script of npm when npm is gone: it passes signals on, but nobody can pass on a SIGKILL. A command that was not
 * started by npm lives as long as it wants to, whatever becomes of its terminal's shell.
 *
 * Imported for its effect. Imports Node's own modules only.
 */
import { readFileSync } from 'node:fs';

const lookEveryMs = 250;

/** File of Linux about a process; '' if there is none. @param {number} pid @param {'cmdline' | 'stat'} file */
function about(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Above a shell also the process that started it: Debian's stays between npm and the script. */
function parents() {
  const { ppid } = process;
  const [, ofShell] = about(ppid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return about(ppid, 'cmdline').includes('\0-c\0') ? `${ppid} ${ofShell}` : `${ppid}`;
}

/** Ends this process, and so the programs that it runs, when the process that started it is gone. */
export function endWithParent() {
  const atStart = parents();
  setInterval(() => {
    if (parents() !== atStart) process.exit(143);
  }, lookEveryMs).unref();
}

if (process.env['npm_lifecycle_event'] !== undefined) endWithParent();
