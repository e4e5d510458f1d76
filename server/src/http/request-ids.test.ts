import { expect, it } from '@jest/globals';
import { nameRequest, namingHeaders } from './request-ids.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

it('takes the ids of a request', () => {
  const headers = { 'x-request-id': 'a1-b2', traceparent: `00-${traceId}-${spanId}-01`, host: 'localhost' };
  expect(nameRequest({ headers })).toEqual({ requestId: 'a1-b2', traceId, spanId });
  expect(namingHeaders({ headers })).toEqual({ 'x-request-id': 'a1-b2', traceparent: headers.traceparent });
});

it.each([
  {},
  { 'x-request-id': 'two words', traceparent: `00-${'0'.repeat(32)}-${spanId}-01` },
  { 'x-request-id': 'x'.repeat(129), traceparent: 'ff' },
])('makes an id where %j has none that a log can hold', (given) => {
  const headers = { ...given };
  const ids = nameRequest({ headers });
  expect(ids).toEqual({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(namingHeaders({ headers })).toEqual({ 'x-request-id': ids.requestId });
});
