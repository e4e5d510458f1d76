#!/usr/bin/env node
/** `tooling COMMAND [PARAMETERS]`: what `npm run` calls here as `node tooling/COMMAND.mjs`, for a repository that installs this package. */
const commands = ['build', 'check', 'content', 'data', 'dev', 'new-remote'];

const [command = ''] = process.argv.splice(2, 1);
if (!commands.includes(command)) {
  console.error(`'${command}' is not a command of tooling. Choose from: ${commands.join(', ')}.`);
  process.exit(2);
}
await import(`./${command}.mjs`);
