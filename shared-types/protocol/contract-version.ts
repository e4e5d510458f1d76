/** The version of the contract, written here only. A host provides it; a remote names the range it works with. */
export const contractVersion: string = '1.11.0';
