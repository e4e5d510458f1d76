import type { Deed, Generation } from '../model/generation.js';
import type { Diagnosis } from '../operating/diagnose.js';
import type { Preparation } from '../operating/rollback-readiness.js';
import type { ChangeResult } from '../operating/change-result.js';
import type { Status } from '../operating/operator.js';
import type { PublishResult } from '../publishing/publish.js';

/** What a verb says: lines for people, an object for scripts. */
export interface Report {
  readonly lines: readonly string[];
  readonly details: Readonly<Record<string, unknown>>;
}

const short = (digest: string) => digest.slice(0, 12);

function deedText(deed: Deed): string {
  if (deed.kind === 'configure') return `configuration ${short(deed.to)}`;
  const { kind, remote, from, to } = deed;
  return `${kind} ${remote} ${from === null ? '' : `${from} -> `}${to}`;
}

/** What `init` says. */
export const initReport = (store: string, changed: boolean): Report => ({
  lines: [changed ? `${store} is a store now.` : `${store} is a store already.`],
  details: { changed },
});

/** What `publish` says. */
export const publishReport = (releases: readonly PublishResult[]): Report => ({
  lines: releases.map(
    ({ name, version, changed }) => `${name} ${version} ${changed ? 'published.' : 'was published already.'}`,
  ),
  details: { changed: releases.some(({ changed }) => changed), releases },
});

/** What `configure`, `promote` and `rollback` say to people as soon as visitors have the change. */
export function changeLines({ changed, generation, did, pages }: ChangeResult): readonly string[] {
  const done = `Generation ${generation}: ${did.map(deedText).join(', ')}.`;
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
  const { n, env, at, actor, state, rollbackReady } = status;
  const title =
    n === 0 ? `${env}: nothing is live yet.` : `${env}: generation ${n} by ${actor ?? ''} at ${at ?? ''}`;
  const lines = Object.entries(state.remotes).map(([name, { active, stack }]) => {
    const before = stack.at(-1)?.version;
    const ready = rollbackReady[name] ? 'rollback ready' : 'rollback not ready';
    return `  ${name} ${active.version}${before === undefined ? '' : `, before it ${before} (${ready})`}`;
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
export const logReport = (generations: readonly Generation[]): Report => ({
  lines: generations.map(
    ({ n, at, actor, did, reason }) =>
      `${n}  ${at}  ${actor}  ${did.map(deedText).join(', ')}${reason ? `  (${reason})` : ''}`,
  ),
  details: { generations },
});
