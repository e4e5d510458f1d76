import { execFileSync } from 'node:child_process';
import { contentFolder } from '../content-compiler/content-folder.mjs';

/** The time zone where a day begins first: editors there write a date that is tomorrow elsewhere. */
const earliestZoneMs = 14 * 60 * 60 * 1000;

/**
 * The latest day that can be today, ISO 8601. A machine whose clock is behind the last commit does not decide.
 *
 * @param {number} [nowMs]
 */
export function latestDay(nowMs = Date.now()) {
  return new Date(Math.max(nowMs, lastCommitMs()) + earliestZoneMs).toISOString().slice(0, 10);
}

/** @returns {number} 0 where nothing is known of commits */
function lastCommitMs() {
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: contentFolder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(String(seconds)) * 1000 || 0;
  } catch {
    return 0;
  }
}
