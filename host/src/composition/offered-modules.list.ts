/**
 * Modules that remotes may import beyond React: the version of each, and its lazy import. The build writes this list
 * from `tooling/webpack/shared-modules.ts` (`tooling/webpack/loaders/offered-modules.ts`).
 */
export const offeredModules: Readonly<Record<string, readonly [string, () => Promise<unknown>]>> = {};
