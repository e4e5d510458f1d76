/** The version of the contract. A host provides it; a remote names the range it works with. The only place where it stands. */
export const contractVersion = '1.6.0';
