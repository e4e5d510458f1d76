/** Facts that the host makes from all descriptors. */
export const hostFactNames: readonly string[] = ['routes', 'storage'];

/** Address of a fact that the host makes. */
export const hostFactAddress = (name: string) => `/release/facts/${name}.json`;

/** File of a fact in the release of its owner. */
export const factFile = (name: string) => `facts/${name}.json`;
