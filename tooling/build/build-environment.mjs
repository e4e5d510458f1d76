/** The environment of a build: nothing in it may change what is built. */

/** Locations of programs, temporary files and git settings. */
const passed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'USERPROFILE', 'SystemRoot', 'ComSpec', 'PATHEXT'];

const fixed = { NODE_ENV: 'production', TZ: 'UTC', LC_ALL: 'en_US.UTF-8' };

/**
 * @param {NodeJS.ProcessEnv} environment of the process that starts the build
 * @returns {NodeJS.ProcessEnv} the whole environment of the build
 */
export function buildEnvironment(environment) {
  const isPassed = (/** @type {string} */ name) =>
    passed.some((known) => known.toLowerCase() === name.toLowerCase());
  const kept = Object.entries(environment).filter(([name]) => isPassed(name));
  return { ...Object.fromEntries(kept), ...fixed };
}
