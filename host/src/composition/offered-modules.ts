/** Puts the lazily loaded shared modules into the share scope: they are fetched when the first remote asks for one. */
import { registerShared } from '@module-federation/enhanced/runtime';
import { recoverable } from './recoverable';
import { offeredModules } from './offered-modules.list';

const offer = (version: string, load: () => Promise<unknown>) => {
  const loadOnce = recoverable(load);
  return [
    {
      version,
      scope: ['default'],
      get: async () => {
        const module = await loadOnce();
        return () => module;
      },
      shareConfig: { singleton: true, requiredVersion: false as const },
    },
  ];
};

/** Call it once, before any screen is loaded. */
export const offerModules = () =>
  registerShared(
    Object.fromEntries(
      Object.entries(offeredModules).map(([specifier, module]) => [specifier, offer(...module)]),
    ),
  );
