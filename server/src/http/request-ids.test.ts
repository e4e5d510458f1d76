import { expect, it } from '@jest/globals';
import { requestIds } from './request-ids.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

it('takes the ids of a request', () => {
  const headers = { 'x-request-id': 'a1-b2', traceparent: `00-${traceId}-${spanId}-01` };
  expect(requestIds(headers)).toEqual({ requestId: 'a1-b2', traceId, spanId });
});

it.each([
  {},
  { 'x-request-id': 'two words', traceparent: `00-${'0'.repeat(32)}-${spanId}-01` },
  { 'x-request-id': 'x'.repeat(129), traceparent: 'ff' },
])('makes an id where %j has none that a log can hold', (headers) => {
  expect(requestIds(headers)).toEqual({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});
