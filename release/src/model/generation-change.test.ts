import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emptyState, type GenerationState, type ReleaseReference } from './generation.js';
import { configureSite, promoteRelease, retireRelease, rollBackRelease } from './generation-change.js';

const reference = (version: string): ReleaseReference => ({ version, digest: version.padEnd(64, '0') });

const promoted = (versions: readonly string[]) =>
  versions.reduce<GenerationState>(
    (state, version) => promoteRelease(state, 'shop', reference(version)).state,
    emptyState,
  );

const activeOf = (state: GenerationState) => state.packages['shop']?.active.version;

describe('a promote', () => {
  it('makes the version active and remembers the one before', () => {
    const { state, did } = promoteRelease(promoted(['1.0.0']), 'shop', reference('1.1.0'));
    expect(state.packages['shop']).toEqual({ active: reference('1.1.0'), stack: [reference('1.0.0')] });
    expect(did).toEqual([{ kind: 'promote', package: 'shop', from: '1.0.0', to: '1.1.0' }]);
  });

  it('does nothing for the active version', () => {
    const state = promoted(['1.0.0']);
    expect(promoteRelease(state, 'shop', reference('1.0.0'))).toEqual({ state, did: [] });
  });

  it('remembers ten versions at most, none of them twice', () => {
    const versions = Array.from({ length: 15 }, (_, index) => `1.${index}.0`);
    const state = promoted([...versions, '1.10.0']);
    const stack = state.packages['shop']?.stack.map(({ version }) => version) ?? [];
    expect(stack).toHaveLength(10);
    expect(stack).not.toContain('1.10.0');
  });
});

describe('a rollback', () => {
  it('goes back one version and forgets the one it leaves', () => {
    const { state, did } = rollBackRelease(promoted(['1.0.0', '1.1.0']), 'shop');
    expect(state.packages['shop']).toEqual({ active: reference('1.0.0'), stack: [] });
    expect(did).toEqual([{ kind: 'rollback', package: 'shop', from: '1.1.0', to: '1.0.0' }]);
  });

  it('goes to the version that it names, and does nothing when that is live', () => {
    const { state, did } = rollBackRelease(promoted(['1.0.0', '1.1.0', '1.2.0', '1.3.0']), 'shop', '1.1.0');
    expect(state.packages['shop']).toEqual({ active: reference('1.1.0'), stack: [reference('1.0.0')] });
    expect(did).toEqual([{ kind: 'rollback', package: 'shop', from: '1.3.0', to: '1.1.0' }]);
    expect(rollBackRelease(state, 'shop', '1.1.0')).toEqual({ state, did: [] });
    expect(() => rollBackRelease(state, 'shop', '1.2.0')).toThrow(
      'shop was not live before in 1.2.0. Versions to go back to: 1.0.0.',
    );
  });

  it('brings a retired package back, or an older version of it', () => {
    const { state } = retireRelease(promoted(['1.0.0', '1.1.0']), 'shop', ['/shop']);
    expect(rollBackRelease(state, 'shop').state).toEqual(promoted(['1.0.0', '1.1.0']));
    expect(rollBackRelease(state, 'shop', '1.0.0').state).toEqual(promoted(['1.0.0']));
  });

  it('is refused for the first version', () => {
    expect(() => rollBackRelease(promoted(['1.0.0']), 'shop')).toThrow(
      'shop was not live before in an older version. Versions to go back to: none. Promote another one, or retire it if the site can do without it.',
    );
    expect(() => rollBackRelease(emptyState, 'shop')).toThrow(
      expect.objectContaining({ reason: 'noTarget', message: expect.stringContaining('not live') }),
    );
  });

  it('never returns to a version that was left, however often it is repeated', () => {
    const versions = fc.uniqueArray(
      fc.nat({ max: 30 }).map((n) => `1.${n}.0`),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(versions, (list) => {
        const seen = new Set<string>();
        let state = promoted(list);
        while (state.packages['shop']?.stack.length) {
          seen.add(activeOf(state) ?? '');
          state = rollBackRelease(state, 'shop').state;
          expect(seen).not.toContain(activeOf(state));
        }
      }),
    );
  });
});

describe('a configuration', () => {
  it('is changed only by another configuration', () => {
    const { state } = configureSite(emptyState, 'a');
    expect(configureSite(state, 'a').did).toEqual([]);
    expect(configureSite(state, 'b').did).toEqual([{ kind: 'configure', from: 'a', to: 'b' }]);
  });
});
