#!/usr/bin/env node
/** `npm run release -- VERB`. */
import { runCommandLine } from 'release/cli/command-line';
import type { Report } from 'release/cli/report';
import { openLog } from 'server/http/server-log';
import { exitCodes, ReleaseError } from 'release/model/release-error';
import { messageOf } from 'release/model/thrown';
import { readSecrets } from './release/secrets.js';
import { verbsOfStore } from './release/verbs-of-store.js';

const args = process.argv.slice(2);

/** Verbs on the store do without those of the services, whose databases take a quarter of a second to load. */
const isOfStore = verbsOfStore.some(({ name }) => name.split(' ')[0] === args[0]);

const verbs = isOfStore ? verbsOfStore : (await import('./release/verbs.js')).verbs;

/** A program reads the log of a server from its first line, also if that does not start. */
const isLogJson =
  args[0] === 'serve' &&
  (/(^| )--log[ =]json( |$)/.test(args.join(' ')) || process.env['RELEASE_LOG'] === 'json');

/** Errors are printed as JSON too if the option is given, even when the command line itself is invalid. */
const isJson = args.includes('--json');

function printReport({ lines, details, reason = 'done' }: Report) {
  const exitCode = exitCodes[reason];
  const text = isJson ? JSON.stringify({ ok: reason === 'done', exitCode, ...details }) : lines.join('\n');
  process.exitCode = exitCode;
  if (text !== '') process.stdout.write(`${text}\n`);
}

function printError(error: unknown) {
  const isExpected = error instanceof ReleaseError;
  const exitCode = exitCodes[isExpected ? error.reason : 'fault'];
  const message = messageOf(error);
  const details = isExpected ? error.details : {};
  if (isJson)
    process.stdout.write(
      `${JSON.stringify({ ok: false, exitCode, changed: false, ...details, error: message })}\n`,
    );
  else if (isLogJson) openLog(true).log(isExpected ? message : traceOf(error), 'error');
  else {
    process.stderr.write(`${isExpected ? message : traceOf(error)}\n`);
    if (isExpected && error.cause !== undefined) process.stderr.write(`${traceOf(error.cause)}\n`);
  }
  process.exitCode = exitCode;
}

function traceOf(error: unknown): string {
  return error instanceof Error && error.stack ? error.stack : messageOf(error);
}

try {
  readSecrets(process.env);
  printReport(await runCommandLine(verbs, args, process.env));
} catch (error) {
  printError(error);
}
