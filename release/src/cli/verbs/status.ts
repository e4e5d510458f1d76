import { openOperator } from '../../operating/operator.js';
import type { Status } from '../../operating/status.js';
import { ReleaseError } from '../../model/release-error.js';
import { targetText } from '../../model/release-target.js';
import { short, sourceText } from '../change-text.js';
import { problemLines, problemReason, type Report } from '../report.js';
import { verb } from '../verb.js';

const readyText = (isReady: boolean | undefined) => (isReady ? 'rollback ready' : 'rollback not ready');

const retiredLines = ({ state, rollbackReady }: Status) =>
  Object.entries(state.retired ?? {}).map(
    ([name, { active }]) =>
      `  ${name} retired, ${active.version} until then (${readyText(rollbackReady[name])})`,
  );

function configurationLines({ state, configuration }: Status): readonly string[] {
  if (state.siteConfig === undefined) return [];
  const { before, rollbackReady } = configuration;
  const ready = readyText(rollbackReady);
  const older = before === null ? '' : `, before it ${short(before)} (${ready})`;
  return [`  configuration ${short(state.siteConfig)}${older}`];
}

const headText = ({ env, n, at, actor, reason }: Status | Status['others'][number]) =>
  n === 0
    ? `${env}: nothing is live yet.`
    : `${env}: generation ${n} by ${actor ?? ''} at ${at ?? ''}${reason ? ` (${reason})` : ''}`;

function serverLine(served: Status['servers'][number], n: number): string {
  if ('problem' in served) return `  ${served.server} does not answer: ${served.problem}`;
  const { server, generation, state } = served;
  return `  ${server} serves generation ${generation}${generation === n ? '' : `, not ${n}`} (${state})`;
}

const isRight = (served: Status['servers'][number], n: number) =>
  'state' in served && served.generation === n && ['fresh', 'export'].includes(served.state);

/** Report of what is live and where, of the versions before it, and of damage. */
export function statusReport(status: Status): Report {
  const { n, state, rollbackReady, sources, claims, others, servers } = status;
  const lines = Object.entries(state.packages).map(([name, { active, stack }]) => {
    const before = stack.at(-1)?.version;
    const ready = readyText(rollbackReady[name]);
    const source = sourceText(sources[targetText({ name, version: active.version })]);
    const places = claims[name] ? ` at ${claims[name].join(' ')}` : '';
    return `  ${name} ${active.version}${source}${places}${before === undefined ? '' : `, before it ${before} (${ready})`}`;
  });
  return {
    lines: [
      headText(status),
      ...lines,
      ...retiredLines(status),
      ...configurationLines(status),
      ...servers.map((served) => serverLine(served, n)),
      ...others.map(headText),
      ...problemLines(status),
    ],
    details: { ...status },
    ...(servers.every((served) => isRight(served, n)) ? {} : { reason: 'servedWrong' as const }),
    ...problemReason(status),
  };
}

function parseServer(given: string): string {
  if (/^https?:/.test(given) && URL.canParse(given)) return given;
  throw new ReleaseError(
    'usage',
    `'${given}' is not the address of a server. Write, for example, http://10.0.0.1:8080.`,
  );
}

export const status = verb({
  name: 'status',
  group: 'Inspect',
  summary: 'Shows the live versions and what is damaged',
  options: {
    server: {
      value: 'URL',
      help: 'running server to ask what it serves; may be repeated',
      read: (urls) => urls.map(parseServer),
    },
  },
  example: '--server http://10.0.0.1:8080',
  run: async (call) => statusReport(await openOperator(call).status({ servers: call.options.server })),
});
