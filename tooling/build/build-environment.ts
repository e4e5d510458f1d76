/** The environment of a build: nothing in it may change what is built. */

/** Locations of programs, temporary files and git settings. */
const passed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'USERPROFILE', 'SystemRoot', 'ComSpec', 'PATHEXT'];

const fixed = { NODE_ENV: 'production', TZ: 'UTC', LC_ALL: 'en_US.UTF-8' };

/** @param environment  of the process that starts the build. @returns the whole environment of the build */
export function buildEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isPassed = (name: string) => passed.some((known) => known.toLowerCase() === name.toLowerCase());
  const kept = Object.entries(environment).filter(([name]) => isPassed(name));
  return { ...Object.fromEntries(kept), ...fixed };
}
