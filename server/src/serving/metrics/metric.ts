/** Metrics in the text form of Prometheus (https://prometheus.io/docs/instrumenting/exposition_formats/). */

type Labels = Readonly<Record<string, string>>;

interface Sample {
  readonly value: number;
  readonly labels?: Labels;
  /** Suffix of the samples of a histogram. */
  readonly suffix?: '' | '_bucket' | '_sum' | '_count';
}

export interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly Sample[];
}

/** Upper bounds of the answers that are counted together, in seconds. */
const boundsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Infinity];

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function sampleLine(name: string, { labels = {}, suffix = '', value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join()}}` : ''} ${value}`;
}

export const metricsText = (metrics: readonly Metric[]): string =>
  metrics
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map((sample) => sampleLine(name, sample)),
    ])
    .join('\n');

export const gauge = (name: string, help: string, samples: Metric['samples']): Metric => ({
  name,
  type: 'gauge',
  help,
  samples,
});

/** Counts events by their labels, from the start of the process. */
export function openCounter(name: string, help: string) {
  const samples = new Map<string, Sample>();
  return {
    count: (labels: Labels): void => {
      const key = JSON.stringify(labels);
      samples.set(key, { labels, value: (samples.get(key)?.value ?? 0) + 1 });
    },
    /** @param awaited that may come, so that Prometheus sees the first of them as a rise from 0 */
    metric: (awaited: readonly Labels[] = []): Metric => {
      const none = awaited.map((labels): [string, Sample] => [JSON.stringify(labels), { labels, value: 0 }]);
      return { name, type: 'counter', help, samples: [...new Map([...none, ...samples]).values()] };
    },
  };
}

/** Counts times by their labels and by how long they were. */
export function openHistogram(name: string, help: string) {
  const series = new Map<string, { readonly labels: Labels; readonly times: number[]; sum: number }>();

  const samplesOf = ({ labels, times, sum }: { labels: Labels; times: number[]; sum: number }): Sample[] => [
    ...boundsSeconds.map((bound, place): Sample => {
      const le = bound === Infinity ? '+Inf' : String(bound);
      return { suffix: '_bucket', labels: { ...labels, le }, value: times[place] ?? 0 };
    }),
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: times.at(-1) ?? 0 },
  ];

  return {
    observe: (labels: Labels, seconds: number): void => {
      const key = JSON.stringify(labels);
      const one = series.get(key) ?? { labels, times: boundsSeconds.map(() => 0), sum: 0 };
      series.set(key, one);
      one.sum += seconds;
      boundsSeconds.forEach((bound, place) => {
        if (seconds <= bound) one.times[place] = (one.times[place] ?? 0) + 1;
      });
    },
    metric: (): Metric => ({
      name,
      type: 'histogram',
      help,
      samples: [...series.values()].flatMap(samplesOf),
    }),
  };
}
