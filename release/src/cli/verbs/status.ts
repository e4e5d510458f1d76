import { openOperator } from '../../operating/operator.js';
import type { Status } from '../../operating/status.js';
import { targetText } from '../../model/release-target.js';
import { short, sourceText } from '../change-text.js';
import { problemLines, problemReason, type Report } from '../report.js';
import { verb } from '../verb.js';

const readyText = (isReady: boolean | undefined) =>
  isReady ? 'rollback ready' : 'rollback not prepared: slow, or refused';

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

/** Report of what is live, of the versions before it, and of damage. */
export function statusReport(status: Status): Report {
  const { state, rollbackReady, sources, untried, claims, others } = status;
  const lines = Object.entries(state.packages).map(([name, { active, stack }]) => {
    const before = stack.at(-1)?.version;
    const ready = readyText(rollbackReady[name]);
    const source = sourceText(sources[targetText({ name, version: active.version })]);
    const places = claims[name] ? ` at ${claims[name].join(' ')}` : '';
    const trial = untried[name] ? ' untried' : '';
    return `  ${name} ${active.version}${source}${trial}${places}${before === undefined ? '' : `, before it ${before} (${ready})`}`;
  });
  return {
    lines: [
      headText(status),
      ...lines,
      ...retiredLines(status),
      ...configurationLines(status),
      ...others.map(headText),
      ...problemLines(status),
    ],
    details: { ...status },
    ...problemReason(status),
  };
}

export const status = verb({
  name: 'status',
  group: 'Inspect',
  summary: 'Shows the live versions and what is damaged',
  options: {},
  example: '',
  run: async (call) => statusReport(await openOperator(call).status()),
});
