/** Where facts are. */

/** Facts that the host makes from all descriptors. */
export declare const hostFactNames: readonly string[];

/** Address of a fact that the host makes. */
export declare const hostFactAddress: (name: string) => string;

/** File of a fact in the release of its owner. */
export declare const factFile: (name: string) => string;
