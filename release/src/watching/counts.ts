/** Documents and errors of versions, as the metrics of servers count them. */
import { browserErrorKinds } from 'shared-types/protocol/browser-errors';

/** Figures of one version. */
export interface Counts {
  readonly documents: number;
  readonly errors: number;
}

/** A counter of one server, since that was started. */
interface Counter {
  readonly of: keyof Counts;
  /** `catalogue@1.5.0`. */
  readonly target: string;
  readonly value: number;
}

/** A slow line is no fault of a release. */
const countedKinds: readonly string[] = browserErrorKinds.filter((kind) => kind !== 'timeout');

const counterLine = /^(site_documents_total|site_browser_errors_total)(\{.*\}) ([\d.e+]+)/gm;

/** The counters in a text of metrics, by name and labels. */
function countersIn(text: string): ReadonlyMap<string, Counter> {
  const counters = [...text.matchAll(counterLine)].map(([, metric = '', labels = '', value]) => {
    const label = (name: string) => new RegExp(`[{,]${name}="([^"]*)"`).exec(labels)?.[1] ?? '';
    const of = metric === 'site_documents_total' ? 'documents' : 'errors';
    const isCounted = of === 'documents' || countedKinds.includes(label('kind'));
    const target = isCounted ? `${label('package')}@${label('version')}` : '';
    return [metric + labels, { of, target, value: Number(value) }] as const;
  });
  return new Map(counters);
}

/** Adds up what counters gain from the first look on. One that is lower than before has begun anew, with its server. */
export function openCounts() {
  const last = new Map<string, Counter>();
  const gains = new Map<string, number>();
  const sumsBy = (valueOf: (key: string, counter: Counter) => number) => (target: string) => {
    const sums = { documents: 0, errors: 0 };
    for (const [key, counter] of last)
      if (counter.target === target) sums[counter.of] += valueOf(key, counter);
    return sums;
  };
  return {
    /** @param server  where the text comes from. @param isFirst  true if nothing of it counts as gained */
    add: (server: string, text: string, isFirst: boolean): void => {
      for (const [name, counter] of countersIn(text)) {
        const key = `${server} ${name}`;
        const before = last.get(key)?.value ?? 0;
        const gain = counter.value < before ? counter.value : counter.value - before;
        if (!isFirst) gains.set(key, (gains.get(key) ?? 0) + gain);
        last.set(key, counter);
      }
    },
    /** Gains of a version, `catalogue@1.5.0`. */
    gained: sumsBy((key) => gains.get(key) ?? 0),
    /** All that the servers have counted of a version since they were started. */
    total: sumsBy((_, { value }) => value),
  };
}
