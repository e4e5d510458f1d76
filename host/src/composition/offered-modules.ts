/** Puts the lazily loaded shared modules into the share scope: they are fetched when the first remote asks for one. */
import { registerShared } from '@module-federation/enhanced/runtime';
import { mendable } from './mendable';
import { offeredModules } from './offered-modules.list';

const offer = (specifier: string, load: () => Promise<unknown>) => {
  const loadOnce = mendable(load);
  return [
    {
      version: LAZY_MODULE_VERSIONS[specifier] ?? '',
      scope: ['default'],
      get: async () => {
        const module = await loadOnce();
        return () => module;
      },
      shareConfig: { singleton: true, requiredVersion: false as const },
    },
  ];
};

/** Once, before a screen is loaded that may ask for one. */
export const offerModules = () =>
  registerShared(
    Object.fromEntries(
      Object.entries(offeredModules).map(([specifier, load]) => [specifier, offer(specifier, load)]),
    ),
  );
