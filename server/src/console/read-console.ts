/** Reads what the console shows: the reports of the verbs, and what servers say of themselves. */
import semver from 'semver';
import { hasEnded } from 'release/model/generation';
import { liveTargets } from 'release/model/pinned-targets';
import { previewName } from 'release/model/preview';
import { messageOf } from 'release/model/thrown';
import type { Operator } from 'release/operating/operator';
import { liveSince } from 'release/operating/live-since';
import { environmentsKey } from 'release/store/keys';
import { readableReleases, sourcesOf } from 'release/store/published-releases';
import type { Store } from 'release/store/store';
import { openCounts } from 'release/watching/counts';
import { readFrom } from 'release/watching/read-metrics';

export interface ConsoleOptions {
  readonly operator: Operator;
  readonly store: Store;
  readonly env: string;
  /** Servers to ask for health and metrics. */
  readonly servers: readonly string[];
  readonly token: string | undefined;
}

export type ConsoleData = Awaited<ReturnType<typeof readConsole>>;

export type ConsoleEnvironment = ConsoleData['environments'][number];

async function environmentOf(store: Store, env: string) {
  const { generations, since } = await liveSince({ store, env });
  const [head] = generations;
  if (!head || hasEnded(head)) return [];
  const sources = sourcesOf(await readableReleases(store, liveTargets(head.state)));
  const packages = Object.entries(head.state.packages).map(([name, { active, stack }]) => ({
    name,
    version: active.version,
    before: stack.at(-1)?.version,
    since: since[name],
    source: sources[`${name}@${active.version}`],
  }));
  return [{ env, head, generations, packages }];
}

/** Health and metrics of one server. */
async function serverOf(address: string, token: string | undefined) {
  try {
    const health = JSON.parse(await readFrom(new URL('/release/health', address), token)) as {
      readonly state: string;
      readonly generation: number;
      readonly problem?: string;
    };
    return { address, health, metrics: await readFrom(new URL('/release/metrics', address), token) };
  } catch (error) {
    return { address, failure: messageOf(error) };
  }
}

/** Versions that are newer than what is live, newest first. */
const waitingOf = (
  published: Readonly<Record<string, readonly string[]>>,
  live: readonly { name: string; version: string }[],
) =>
  Object.entries(published).flatMap(([name, versions]) => {
    const active = live.find((one) => one.name === name)?.version;
    return versions
      .filter((version) => active === undefined || semver.gt(version, active))
      .map((version) => ({ name, version, active }));
  });

export async function readConsole({ operator, store, env, servers, token }: ConsoleOptions) {
  const names = (await store.list(environmentsKey)).filter((name) => previewName(name) === undefined);
  const ordered = [env, ...names.filter((name) => name !== env).sort()];
  const environments = (await Promise.all(ordered.map((name) => environmentOf(store, name)))).flat();
  const asked = await Promise.all(servers.map((address) => serverOf(address, token)));
  const counts = openCounts();
  for (const { address, metrics } of asked) if (metrics !== undefined) counts.add(address, metrics, true);
  const [main] = environments;
  const { share } = main?.head.state ?? {};
  return {
    env,
    title: store.title,
    environments,
    status: await operator.status(),
    previews: await operator.previews(),
    waiting: waitingOf(await operator.published(), main?.packages ?? []).filter(
      ({ name, version }) => name !== share?.package || version !== share.version,
    ),
    servers: asked,
    /** Documents and errors of a version since the servers were started. */
    countsOf: counts.total,
  };
}
