import { ReleaseError } from '../model/release-error.js';
import type { ChangeResult } from '../operating/change-result.js';
import { openOperator, type Operator } from '../operating/operator.js';
import { usage, type CommandLine } from './arguments.js';
import { runEnquiryVerb } from './enquiry-verbs.js';
import {
  changeLines,
  changeReport,
  initReport,
  logReport,
  publishReport,
  statusReport,
  type Report,
} from './report.js';
import { doctorReport } from './doctor-report.js';
import { repairReport } from './repair-report.js';

type Verb = (operator: Operator, line: CommandLine) => Promise<Report>;

function wrongUse(text: string): ReleaseError {
  return new ReleaseError('usage', `${text}\n\n${usage}`);
}

/** The only operand of a verb. */
function onlyOperand({ verb, operands }: CommandLine, what: string): string {
  const [operand, ...others] = operands;
  if (operand !== undefined && others.length === 0) return operand;
  throw wrongUse(`${verb ?? ''} takes one ${what}.`);
}

function someOperands({ verb, operands }: CommandLine, what: string): readonly string[] {
  if (operands.length > 0) return operands;
  throw wrongUse(`${verb ?? ''} takes one ${what} or more.`);
}

function noOperands({ verb, operands }: CommandLine): void {
  if (operands.length > 0) throw wrongUse(`${verb ?? ''} takes no ${operands.join(' ')}.`);
}

/** A change, which is told at once, and what follows it. */
async function changed(
  operator: Operator,
  { isJson, isQuick }: CommandLine,
  change: Promise<ChangeResult>,
): Promise<Report> {
  const result = await change;
  if (!isJson) process.stdout.write(`${changeLines(result).join('\n')}\n`);
  return changeReport(result, await operator.settle({ isQuick }));
}

/** A rollback, which has ended when all of it is told. */
async function rolledBack(operator: Operator, line: CommandLine): Promise<Report> {
  const request = { name: onlyOperand(line, 'name'), reason: line.reason ?? '' };
  const { result, end } = await operator.startRollback(request);
  return { ...(await changed(operator, line, Promise.resolve(result))), end };
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

/** An operator who gave a number had another meaning of it: `docs/decisions/020`. */
function explainProxies(proxies: CommandLine['proxies']): void {
  if (typeof proxies !== 'number' || proxies === 0) return;
  process.stderr.write(
    `--proxies ${proxies} believes proxies at addresses of this machine or a private network only. Name others: --proxies loopback,192.0.2.7\n`,
  );
}

async function serve(operator: Operator, line: CommandLine): Promise<Report> {
  const { port, host, isJson, enquiriesFile, proxies, isAnyFormTaken } = line;
  explainProxies(proxies);
  const stopped = stopSignal();
  const server = await operator.serve({
    port,
    proxies,
    isAnyFormTaken,
    ...(host !== undefined && { host }),
    ...(enquiriesFile !== undefined && { enquiriesFile }),
  });
  const address = `http://localhost:${server.port}`;
  process.stdout.write(isJson ? `${JSON.stringify({ ok: true, address })}\n` : `Serving ${address}\n`);
  await stopped;
  await server.close();
  return { lines: [], details: { changed: false, address } };
}

const verbs = {
  init: async (operator, line) => {
    noOperands(line);
    return initReport(line.store, await operator.init());
  },
  publish: async (operator, line) => publishReport(await operator.publish(someOperands(line, 'folder'))),
  configure: (operator, line) =>
    changed(operator, line, operator.configure(onlyOperand(line, 'file'), line.reason)),
  promote: (operator, line) => {
    const { siteFile, reason } = line;
    const targets = someOperands(line, 'NAME@VERSION');
    const request = {
      targets,
      ...(siteFile !== undefined && { siteFile }),
      ...(reason !== undefined && { reason }),
    };
    return changed(operator, line, operator.promote(request));
  },
  rollback: rolledBack,
  retire: (operator, line) => {
    const request = { name: onlyOperand(line, 'name'), reason: line.reason ?? '' };
    return changed(operator, line, operator.retire(request));
  },
  status: async (operator, line) => {
    noOperands(line);
    return statusReport(await operator.status());
  },
  repair: async (operator, line) => {
    noOperands(line);
    return repairReport(await operator.repair(line.repair), line.repair);
  },
  doctor: async (operator, line) => {
    noOperands(line);
    return doctorReport(await operator.diagnose());
  },
  log: async (operator, line) => {
    noOperands(line);
    return logReport(await operator.log());
  },
  serve: (operator, line) => {
    noOperands(line);
    return serve(operator, line);
  },
  enquiries: (_, line) => runEnquiryVerb(line),
  help: async () => ({ lines: [usage], details: { changed: false } }),
} satisfies Readonly<Record<string, Verb>>;

const isVerb = (text: string): text is keyof typeof verbs => Object.hasOwn(verbs, text);

/** Does what a command line asks for. */
export async function runVerb(line: CommandLine): Promise<Report> {
  const { verb } = line;
  if (verb === undefined) throw wrongUse('Name a verb.');
  if (!isVerb(verb)) throw wrongUse(`There is no verb '${verb}'.`);
  return await verbs[verb](openOperator(line), line);
}
