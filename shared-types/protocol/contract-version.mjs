/** The only place where it stands. */
export const contractVersion = '1.6.0';
