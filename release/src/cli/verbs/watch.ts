import { emptyState } from '../../model/generation.js';
import { parseTtl } from '../../model/preview.js';
import { ReleaseError } from '../../model/release-error.js';
import { openEnvironment } from '../../operating/environment.js';
import { openOperator } from '../../operating/operator.js';
import { readMetrics } from '../../watching/read-metrics.js';
import { watch as watchVersion, watchedIn, type Verdict } from '../../watching/watch.js';
import { numberUpTo, parsed, text } from '../option.js';
import type { Report } from '../report.js';
import { verb, type Call } from '../verb.js';

/** Options that name servers. */
export const serverOptions = {
  server: text('LIST', 'servers to ask for metrics: http://10.0.0.7:8080,http://10.0.0.8:8080', {
    variable: 'RELEASE_SERVERS',
  }),
  token: text('TEXT', 'that these servers ask for', { variable: 'RELEASE_METRICS_TOKEN' }),
};

/** Options of a watch. */
export const watchOptions = {
  ...serverOptions,
  until: parsed(
    { value: 'N', help: 'documents of the new version after which it ends', fallback: '500' },
    numberUpTo(99_999, 'a number of documents', '--until'),
  ),
  most: parsed({ value: 'TIME', help: 'time after which it ends with fewer', fallback: '1h' }, parseTtl),
};

/** Details of a watch in the help. */
export const watchDetails: readonly string[] = [
  'A watch is of what is shared, or was promoted last. It compares errors in browsers, for each document, with those of the',
  'other version, and takes a worse one back. It ends after --until documents, or after the time --most.',
];

const reasons = { worse: 'worse', 'as good': 'done', inconclusive: 'inconclusive' } as const;

const resultLines: Readonly<Record<Verdict, string>> = {
  worse: 'Worse: it was taken back.',
  'as good': 'As good.',
  inconclusive: 'Inconclusive: fewer than 300 documents of one of them, or more errors that may be chance.',
};

/** Addresses of servers in a list with commas. @throws `ReleaseError` for anything else */
export function serversIn(list: string | undefined): readonly string[] {
  const servers = (list ?? '').split(',').map((server) => server.trim());
  if (servers.every((server) => /^https?:/.test(server) && URL.canParse(server))) return servers;
  throw new ReleaseError('usage', 'Name the servers to ask: --server http://localhost:8080');
}

type Watching = Pick<Call<typeof watchOptions>, 'isJson' | 'store' | 'env' | 'actor' | 'options'>;

/** Watches what the newest generation shares or has promoted. */
export async function watchReport(call: Watching): Promise<Report> {
  const { server, token, until, most: mostMs } = call.options;
  const environment = openEnvironment(call);
  const head = await environment.chain.head();
  const watched = watchedIn(head?.generation ?? { state: emptyState, did: [] });
  const result = await watchVersion(environment, watched, {
    servers: serversIn(server),
    until,
    mostMs,
    read: (address) => readMetrics(address, token),
    onLook: (line) => {
      if (!call.isJson) process.stdout.write(`${line}\n`);
    },
  });
  const { verdict, isChanged, back, ...figures } = result;
  // As after each change: the next rollback is to be ready.
  if (back?.changed) await openOperator(call).settle({ isQuick: true });
  return {
    lines: [isChanged ? 'Somebody ended it meanwhile.' : resultLines[verdict]],
    details: { changed: back?.changed ?? false, verdict, ...figures, ...(back && { back }) },
    ...(verdict !== 'as good' && { reason: reasons[verdict] }),
  };
}

export const watch = verb({
  name: 'watch',
  group: 'Change the live site',
  summary: 'Watches a new version, and takes back a worse one',
  details: watchDetails,
  options: watchOptions,
  example: '--server http://localhost:8080',
  run: watchReport,
});
