import type { ReleaseSource } from 'shared-types/release';
import type { Deed } from '../model/generation.js';
import { configurationChange } from '../operating/configuration-history.js';
import type { Preparation } from '../operating/rollback-readiness.js';
import type { ChangeResult } from '../operating/change-result.js';
import type { History, Status } from '../operating/operator.js';
import { sourceKey } from '../operating/release-sources.js';
import type { ExitReason } from '../model/release-error.js';
import type { PublishResult } from '../publishing/publish.js';

/** What a verb says: lines for people, an object for scripts. */
export interface Report {
  readonly lines: readonly string[];
  readonly details: Readonly<Record<string, unknown>>;
  /** Why a verb that did its work still asks for attention. */
  readonly reason?: ExitReason;
  /** What is to be done once it is told. */
  readonly end?: () => Promise<void>;
}

type WithProblems = Pick<Status, 'problems'>;

/** What is damaged, with the commands that mend it: each command once, after what it mends. */
export function problemLines({ problems }: WithProblems): readonly string[] {
  const commands = [...new Set(problems.map(({ command }) => command))];
  return commands.flatMap((command) => [
    ...problems.filter((problem) => problem.command === command).map(({ text }) => `Damaged: ${text}`),
    `  Run: ${command}`,
  ]);
}

/** A script learns of damage by the exit code. */
export const problemReason = ({ problems }: WithProblems): Pick<Report, 'reason'> =>
  problems.length > 0 ? { reason: 'integrity' } : {};

const short = (digest: string) => digest.slice(0, 12);

/** A package's commit as people compare it; nothing for one that was not built in a repository. */
function sourceText(source: ReleaseSource | undefined): string {
  if (!source?.commit) return '';
  return ` (commit ${short(source.commit)}${source.dirty ? ' with local changes' : ''})`;
}

/** What is known beside the generations themselves. */
type Known = Partial<Pick<History, 'sources' | 'configurations'>>;

const keysText = (keys: readonly string[] | undefined) => (keys?.length ? `: ${keys.join(', ')}` : '');

function deedText(deed: Deed, { sources = {}, configurations = {} }: Known = {}): string {
  if (deed.kind === 'retire') return `retire ${deed.remote} ${deed.from}`;
  if (!('remote' in deed)) {
    const back = deed.kind === 'configure' ? '' : 'rollback ';
    const keys = configurations[configurationChange(deed.from, deed.to)];
    return `${back}configuration ${short(deed.to)}${keysText(keys)}`;
  }
  const { kind, remote, from, to } = deed;
  const source = sourceText(sources[sourceKey({ name: remote, version: to })]);
  return `${kind} ${remote} ${from === null ? '' : `${from} -> `}${to}${source}`;
}

/** What `init` says. */
export const initReport = (store: string, changed: boolean): Report => ({
  lines: [changed ? `${store} is a store now.` : `${store} is a store already.`],
  details: { changed },
});

function publishText(changed: boolean, mended: number): string {
  if (mended > 0) return `was published already; damaged files mended: ${mended}.`;
  return changed ? 'published.' : 'was published already.';
}

/** What `publish` says. */
export const publishReport = (releases: readonly PublishResult[]): Report => ({
  lines: releases.flatMap(({ name, version, changed, mended, source, openSteps }) => [
    `${name} ${version}${sourceText(source)} ${publishText(changed, mended)}`,
    ...openSteps,
  ]),
  details: { changed: releases.some(({ changed }) => changed), releases },
});

/** What `configure`, `promote`, `retire` and `rollback` say to people as soon as visitors have the change. */
export function changeLines({ changed, generation, did, pages, doneIn }: ChangeResult): readonly string[] {
  if (doneIn !== undefined)
    return [`Generation ${doneIn} did this already. To go one step further back, run the command again.`];
  const done = `Generation ${generation}: ${did.map((deed) => deedText(deed)).join(', ')}.`;
  return [
    changed ? done : `Nothing to change; generation ${generation} is live.`,
    ...(pages > 0 ? [`${pages} pages rendered.`] : []),
  ];
}

/** What `configure`, `promote`, `retire` and `rollback` say when everything is done. */
export function changeReport(result: ChangeResult, { pages, warnings }: Preparation): Report {
  return {
    lines: [
      ...(pages > 0 ? [`${pages} pages rendered for rollbacks.`] : []),
      ...warnings.map((warning) => `Warning: ${warning}`),
    ],
    details: { ...result, prepared: pages, warnings },
  };
}

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

/** What `status` says. */
export function statusReport(status: Status): Report {
  const { n, env, at, actor, state, rollbackReady, sources } = status;
  const title =
    n === 0 ? `${env}: nothing is live yet.` : `${env}: generation ${n} by ${actor ?? ''} at ${at ?? ''}`;
  const lines = Object.entries(state.remotes).map(([name, { active, stack }]) => {
    const before = stack.at(-1)?.version;
    const ready = readyText(rollbackReady[name]);
    const source = sourceText(sources[sourceKey({ name, version: active.version })]);
    return `  ${name} ${active.version}${source}${before === undefined ? '' : `, before it ${before} (${ready})`}`;
  });
  return {
    lines: [title, ...lines, ...retiredLines(status), ...configurationLines(status), ...problemLines(status)],
    details: { ...status },
    ...problemReason(status),
  };
}

/** What `log` says. */
export const logReport = ({ generations, ...known }: History): Report => ({
  lines: [
    ...generations.map(({ n, at, actor, did, reason }) => {
      const changes = did.map((deed) => deedText(deed, known)).join(', ');
      return `${n}  ${at}  ${actor}  ${changes}${reason ? `  (${reason})` : ''}`;
    }),
    ...problemLines(known),
  ],
  details: { generations, ...known },
  ...problemReason(known),
});
