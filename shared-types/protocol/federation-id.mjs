/**
 * Name of a remote in the federation runtime. It carries the version, so that two versions never meet under one name.
 *
 * @param {string} name
 * @param {string} version
 */
export const federationId = (name, version) => `${name}_${version}`.replaceAll(/\W/g, '_');
