import { expect, it } from '@jest/globals';
import { gauge, metricsText, openCounter, openHistogram } from './metric.js';

it('a counter and a gauge are in the text form, with labels that cannot end early', () => {
  const counter = openCounter('seen_total', 'Seen.');
  for (const path of ['a', 'b"\\\n', 'a']) counter.count({ path });
  const text = metricsText([counter.metric(), gauge('age_seconds', 'Age.', [{ value: 1.5 }])]);
  expect(text.split('\n')).toEqual([
    '# HELP seen_total Seen.',
    '# TYPE seen_total counter',
    'seen_total{path="a"} 2',
    'seen_total{path="b\\"\\\\\\n"} 1',
    '# HELP age_seconds Age.',
    '# TYPE age_seconds gauge',
    'age_seconds 1.5',
  ]);
});

it('a histogram counts each time in all buckets that it fits', () => {
  const times = openHistogram('took_seconds', 'Time.');
  for (const seconds of [0.004, 0.05, 30]) times.observe({ class: 'page' }, seconds);
  const lines = metricsText([times.metric()]).split('\n');
  expect(lines.slice(1)).toEqual([
    '# TYPE took_seconds histogram',
    ...['0.005} 1', '0.01} 1', '0.025} 1', '0.05} 2', '0.1} 2', '0.25} 2', '0.5} 2', '1} 2', '2.5} 2', '5} 2']
      .concat('10} 2', '+Inf} 3')
      .map((bucket) => `took_seconds_bucket{class="page",le="${bucket.replace('}', '"}')}`),
    'took_seconds_sum{class="page"} 30.054',
    'took_seconds_count{class="page"} 3',
  ]);
});
