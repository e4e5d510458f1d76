import { expect, it } from '@jest/globals';
import { withoutMarks } from './campaign-marks.js';

it.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=mail&utm_campaign=a%26b&gclid=1&fbclid=2&_gl=3&srsltid=4&mc_cid=5', ''],
  ['?utm_source=mail&q=cut+D&gclid', '?q=cut+D'],
  ['?q=utm_source=mail&cut=D&cut=E', '?q=utm_source=mail&cut=D&cut=E'],
])('the query %j asks for %j', (search, asked) => {
  expect(withoutMarks(search)).toBe(asked);
});
