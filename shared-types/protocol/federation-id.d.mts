/** Name of a remote in the federation runtime. It carries the version, so that two versions never meet under one name. */
export declare const federationId: (name: string, version: string) => string;
