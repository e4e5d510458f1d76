import { expect, it, jest } from '@jest/globals';
import type { DataOutput } from 'shared-types/build';
import { build } from './build';

it('tells the doctor that the demo belongs to the sample', async () => {
  const emitJson = jest.fn<DataOutput['emitJson']>();
  await build({ emitJson } as Partial<DataOutput> as DataOutput);
  const part = { part: 'Template demo', holds: ['/example'], change: expect.any(String) };
  expect(emitJson).toHaveBeenCalledWith('sample-parts.json', [part]);
});
