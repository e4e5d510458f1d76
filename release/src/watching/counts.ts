/** Documents and errors of versions, as the metrics of servers count them. */
import { browserErrorKinds } from 'shared-types/protocol/browser-errors';

/** Figures of one version. */
export interface Counts {
  readonly documents: number;
  readonly errors: number;
}

/** A counter of one server, since that was started. */
interface Counter {
  readonly metric: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A slow line is no fault of a release. */
const countedKinds: readonly string[] = browserErrorKinds.filter((kind) => kind !== 'timeout');

const counterLine = /^(site_documents_total|site_browser_errors_total)(\{.*\}) ([\d.e+]+)/gm;

const label = /(\w+)="([^"]*)"/g;

/** The counters in a text of metrics, by name and labels. */
function countersIn(text: string): ReadonlyMap<string, Counter> {
  const counters = [...text.matchAll(counterLine)].map(([, metric = '', written = '', value]) => {
    const labels = Object.fromEntries(
      [...written.matchAll(label)].map(([, name = '', of = '']) => [name, of]),
    );
    return [metric + written, { metric, labels, value: Number(value) }] as const;
  });
  return new Map(counters);
}

const isOf = ({ metric, labels }: Counter, kind: keyof Counts) =>
  kind === 'documents'
    ? metric === 'site_documents_total'
    : metric === 'site_browser_errors_total' && countedKinds.includes(labels['kind'] ?? '');

/** Adds up what counters gain from the first look on. One that is lower than before has begun anew, with its server. */
export function openCounts() {
  const last = new Map<string, Counter>();
  const gained = new Map<string, number>();

  const sumOf = (kind: keyof Counts, of: (key: string, counter: Counter) => number) => (version: string) =>
    [...last]
      .filter(([, { labels }]) => `${labels['package'] ?? ''}@${labels['version'] ?? ''}` === version)
      .filter(([, counter]) => isOf(counter, kind))
      .reduce((sum, [key, counter]) => sum + of(key, counter), 0);

  const countsOf = (of: (key: string, counter: Counter) => number) => (version: string) => ({
    documents: sumOf('documents', of)(version),
    errors: sumOf('errors', of)(version),
  });

  return {
    /** @param server  where the text comes from. @param isFirst  true if nothing of it counts as gained */
    add: (server: string, text: string, isFirst: boolean): void => {
      for (const [name, counter] of countersIn(text)) {
        const key = `${server} ${name}`;
        const before = last.get(key)?.value ?? 0;
        const gain = counter.value < before ? counter.value : counter.value - before;
        if (!isFirst) gained.set(key, (gained.get(key) ?? 0) + gain);
        last.set(key, counter);
      }
    },
    /** Gains of a version, `catalogue@1.5.0`. */
    gained: countsOf((key) => gained.get(key) ?? 0),
    /** All that the servers have counted of a version since they were started. */
    total: countsOf((_, { value }) => value),
  };
}
