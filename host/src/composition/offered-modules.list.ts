/**
 * What remotes may import beyond React, each by one lazy import. The build writes this list from
 * `tooling/shared-modules.mjs` (`tooling/webpack/loaders/offered-modules.mjs`).
 */
export const offeredModules: Readonly<Record<string, () => Promise<unknown>>> = {};
