/** @type {typeof import('./federation-id.mjs').federationId} */
export const federationId = (name, version) => `${name}_${version}`.replaceAll(/\W/g, '_');
