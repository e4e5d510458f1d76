/**
 * The version of the contract, written here only. A host provides it; a remote names the range it works with.
 *
 * @type {string}
 */
export const contractVersion = '1.10.0';
