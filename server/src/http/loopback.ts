/** True if a name or an address means this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);
