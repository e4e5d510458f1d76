// Stands in for the sentences that the federation runtime puts before its error codes: the code and the address of its
// explanation stay in every message. As of @module-federation/error-codes 2.9.2.
const anyText = new Proxy({}, { get: () => 'Module Federation' });

export const buildDescMap = anyText;
export const errorDescMap = anyText;
export const runtimeDescMap = anyText;
export const typeDescMap = anyText;

/** What a browser's `logAndReport` leaves unread. */
export const optionsToMFContext = () => undefined;
