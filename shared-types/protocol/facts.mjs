export const hostFactNames = ['routes', 'storage'];

/** @type {typeof import('./facts.mjs').hostFactAddress} */
export const hostFactAddress = (name) => `/release/facts/${name}.json`;

/** @type {typeof import('./facts.mjs').factFile} */
export const factFile = (name) => `facts/${name}.json`;
