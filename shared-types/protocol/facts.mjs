/** Where facts are. */

/** Facts that the host makes from all descriptors. @type {readonly string[]} */
export const hostFactNames = ['routes', 'storage'];

/** Address of a fact that the host makes. @param {string} name */
export const hostFactAddress = (name) => `/release/facts/${name}.json`;

/** File of a fact in the release of its owner. @param {string} name */
export const factFile = (name) => `facts/${name}.json`;
