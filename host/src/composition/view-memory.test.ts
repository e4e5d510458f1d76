import { describe, expect, it, jest } from '@jest/globals';
import type { Manifest } from 'shared-types/release';
import type { Destination } from './view';
import { ViewMemory } from './view-memory';

const notFound: Destination = { kind: 'not-found' };
const manifest = (generation: number): Manifest => ({ generation, host: '1.0.0', remotes: [] });

describe('ViewMemory', () => {
  it('makes each path once', async () => {
    const memory = new ViewMemory(() => undefined);
    const create = jest.fn(() => Promise.resolve(notFound));
    await Promise.all([memory.make('/a', create), memory.make('/a', create)]);
    expect(create).toHaveBeenCalledTimes(1);
    expect(memory.peek('/a')).toBe(notFound);
  });

  it('keeps its views when the first manifest arrives, and drops them when another one does', async () => {
    let known: Manifest | undefined;
    const memory = new ViewMemory(() => known);
    await memory.make('/a', () => Promise.resolve(notFound));
    known = manifest(1);
    expect(memory.peek('/a')).toBe(notFound);
    known = manifest(2);
    expect(memory.peek('/a')).toBeUndefined();
  });

  it('does not keep a view whose manifest was replaced while it was loading', async () => {
    let known = manifest(1);
    const memory = new ViewMemory(() => known);
    let finish = (_destination: Destination) => {};
    const made = memory.make('/a', () => new Promise((resolve) => (finish = resolve)));
    known = manifest(2);
    memory.peek('/a');
    finish(notFound);
    await made;
    expect(memory.peek('/a')).toBeUndefined();
  });
});
