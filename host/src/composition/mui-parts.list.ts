/**
 * The parts of MUI that a page may hold only once, by their files. The build writes this list from `tooling/mui-parts.mjs`
 * (`tooling/webpack/loaders/offered-mui-parts.mjs`).
 */
export const muiParts: Readonly<Record<string, unknown>> = {};
