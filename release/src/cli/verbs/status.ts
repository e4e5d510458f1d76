import { openOperator, type Status } from '../../operating/operator.js';
import { targetText } from '../../model/release-target.js';
import { keysText, short, sourceText } from '../change-text.js';
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
  const { before, changed, rollbackReady } = configuration;
  const ready = readyText(rollbackReady);
  const older = before === null ? '' : `, before it ${short(before)} (${ready})${keysText(changed)}`;
  return [`  configuration ${short(state.siteConfig)}${older}`];
}

/** What is live, the versions before it, and what is damaged. */
export function statusReport(status: Status): Report {
  const { n, env, at, actor, state, rollbackReady, sources } = status;
  const title =
    n === 0 ? `${env}: nothing is live yet.` : `${env}: generation ${n} by ${actor ?? ''} at ${at ?? ''}`;
  const lines = Object.entries(state.remotes).map(([name, { active, stack }]) => {
    const before = stack.at(-1)?.version;
    const ready = readyText(rollbackReady[name]);
    const source = sourceText(sources[targetText({ name, version: active.version })]);
    return `  ${name} ${active.version}${source}${before === undefined ? '' : `, before it ${before} (${ready})`}`;
  });
  return {
    lines: [title, ...lines, ...retiredLines(status), ...configurationLines(status), ...problemLines(status)],
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
