/**
 * Modules that remotes may import beyond React: the version of each, and its lazy import. The build writes this list
 * from `tooling/shared-modules.mjs` (`tooling/webpack/loaders/offered-modules.mjs`).
 */
export const offeredModules: Readonly<Record<string, readonly [string, () => Promise<unknown>]>> = {};
