/** The version of the contract. A host provides it; a remote names the range it works with. */
export declare const contractVersion: string;
