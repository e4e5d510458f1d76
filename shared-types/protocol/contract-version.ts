/** The version of the contract: a host provides it, a remote names it. `docs/contributing.md` lists what changes with it. */
export const contractVersion: string = '1.15.0';
