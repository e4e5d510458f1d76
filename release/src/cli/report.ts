import type { ReleaseSource } from 'shared-types/release';
import type { Deed } from '../model/generation.js';
import type { Diagnosis } from '../operating/diagnose.js';
import type { Preparation } from '../operating/rollback-readiness.js';
import type { ChangeResult } from '../operating/change-result.js';
import type { History, Status } from '../operating/operator.js';
import { sourceKey, type ReleaseSources } from '../operating/release-sources.js';
import type { PublishResult } from '../publishing/publish.js';

/** What a verb says: lines for people, an object for scripts. */
export interface Report {
  readonly lines: readonly string[];
  readonly details: Readonly<Record<string, unknown>>;
}

const short = (digest: string) => digest.slice(0, 12);

/** A package's commit as people compare it; nothing for one that was not built in a repository. */
function sourceText(source: ReleaseSource | undefined): string {
  if (!source?.commit) return '';
  return ` (commit ${short(source.commit)}${source.dirty ? ' with local changes' : ''})`;
}

function deedText(deed: Deed, sources: ReleaseSources = {}): string {
  if (deed.kind === 'configure') return `configuration ${short(deed.to)}`;
  const { kind, remote, from, to } = deed;
  const source = sourceText(sources[sourceKey({ name: remote, version: to })]);
  return `${kind} ${remote} ${from === null ? '' : `${from} -> `}${to}${source}`;
}

/** What `init` says. */
export const initReport = (store: string, changed: boolean): Report => ({
  lines: [changed ? `${store} is a store now.` : `${store} is a store already.`],
  details: { changed },
});

/** What `publish` says. */
export const publishReport = (releases: readonly PublishResult[]): Report => ({
  lines: releases.flatMap(({ name, version, changed, source, openSteps }) => [
    `${name} ${version}${sourceText(source)} ${changed ? 'published.' : 'was published already.'}`,
    ...openSteps,
  ]),
  details: { changed: releases.some(({ changed }) => changed), releases },
});

/** What `configure`, `promote` and `rollback` say to people as soon as visitors have the change. */
export function changeLines({ changed, generation, did, pages }: ChangeResult): readonly string[] {
  const done = `Generation ${generation}: ${did.map((deed) => deedText(deed)).join(', ')}.`;
  return [
    changed ? done : `Nothing to change; generation ${generation} is live.`,
    ...(pages > 0 ? [`${pages} pages rendered.`] : []),
  ];
}

/** What `configure`, `promote` and `rollback` say when everything is done. */
export function changeReport(result: ChangeResult, { pages, warnings }: Preparation): Report {
  return {
    lines: [
      ...(pages > 0 ? [`${pages} pages rendered for rollbacks.`] : []),
      ...warnings.map((warning) => `Warning: ${warning}`),
    ],
    details: { ...result, prepared: pages, warnings },
  };
}

/** What `status` says. */
export function statusReport(status: Status): Report {
  const { n, env, at, actor, state, rollbackReady, sources } = status;
  const title =
    n === 0 ? `${env}: nothing is live yet.` : `${env}: generation ${n} by ${actor ?? ''} at ${at ?? ''}`;
  const lines = Object.entries(state.remotes).map(([name, { active, stack }]) => {
    const before = stack.at(-1)?.version;
    const ready = rollbackReady[name] ? 'rollback ready' : 'rollback not ready';
    const source = sourceText(sources[sourceKey({ name, version: active.version })]);
    return `  ${name} ${active.version}${source}${before === undefined ? '' : `, before it ${before} (${ready})`}`;
  });
  return { lines: [title, ...lines], details: { ...status } };
}

/** What `doctor` says. */
export function doctorReport(diagnosis: Diagnosis | undefined): Report {
  if (!diagnosis) return { lines: ['Nothing is live yet.'], details: { changed: false } };
  const { sample, indexable, unfilled, warnings } = diagnosis;
  const isKept = !sample || indexable;
  return {
    lines: [
      `The site ${sample ? 'calls itself a sample' : 'is a real one'}; search engines ${isKept ? 'may keep' : 'keep out of'} it.`,
      unfilled.length > 0
        ? 'Still of the sample; correct them in the configuration, then `configure`:'
        : 'Every field of the configuration is filled.',
      ...unfilled.map(({ field, value }) => `  ${field}: ${value}`),
      ...warnings.map((warning) => `Warning: ${warning}`),
    ],
    details: { changed: false, ...diagnosis },
  };
}

/** What `log` says. */
export const logReport = ({ generations, sources }: History): Report => ({
  lines: generations.map(({ n, at, actor, did, reason }) => {
    const changes = did.map((deed) => deedText(deed, sources)).join(', ');
    return `${n}  ${at}  ${actor}  ${changes}${reason ? `  (${reason})` : ''}`;
  }),
  details: { generations, sources },
});
