/** Name of a remote in the federation runtime. It carries the version, so that two versions never meet under one name. */
export const federationId = (name: string, version: string) => `${name}_${version}`.replaceAll(/\W/g, '_');
