import { openOperator } from '../../operating/operator.js';
import type { Status } from '../../operating/status.js';
import { targetText } from '../../model/release-target.js';
import { short, sourceText } from '../change-text.js';
import { problemLines, problemReason, type Report } from '../report.js';
import { flag } from '../option.js';
import { verb } from '../verb.js';

const readyText = (isReady: boolean | undefined) =>
  isReady ? 'rollback ready' : 'rollback not prepared: slow, or refused';

const retiredLines = ({ state, rollbackReady }: Status) =>
  Object.entries(state.retired ?? {}).map(
    ([name, { active }]) =>
      `  ${name} retired, ${active.version} until then (${readyText(rollbackReady[name])})`,
  );

const shareLines = ({ state: { share } }: Status) =>
  share ? [`  ${share.package} ${share.version} for ${share.percent} % of the visitors`] : [];

/** Time after which a watch that has not looked is taken for dead, in milliseconds. */
const deadWatchMs = 60_000;

/** The watch that is under way, or has died. */
export function watchLines({ watch }: Pick<Status, 'watch'>): readonly string[] {
  if (watch?.verdict !== null) return [];
  const { target, actor, seenAt } = watch;
  const isDead = Date.now() - Date.parse(seenAt) > deadWatchMs;
  const died = `ended without a result at ${seenAt}: \`watch\` begins anew`;
  return [`  watch of ${target} by ${actor}${isDead ? ` ${died}` : ''}`];
}

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

const sharedLines = ({ shared }: Status) =>
  Object.entries(shared).map(([module, { provided, needed }]) => {
    const remotes = Object.entries(needed).map(([name, range]) => `${name} ${range}`);
    return `  ${module} ${provided ?? 'none'} of the host, needed by ${remotes.join(', ') || 'nobody'}`;
  });

/** Report of what is live, of the versions before it, and of damage. @param isShared lists shared modules, too */
export function statusReport(status: Status, isShared = false): Report {
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
      ...shareLines(status),
      ...watchLines(status),
      ...retiredLines(status),
      ...configurationLines(status),
      ...(isShared ? sharedLines(status) : []),
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
  options: {
    shared: flag('list the modules that remotes share: the version of the host, and who needs which'),
  },
  example: '--shared',
  run: async (call) => statusReport(await openOperator(call).status(), call.options.shared),
});
