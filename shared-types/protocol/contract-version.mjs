/** The only place where it stands. */
export const contractVersion = '1.5.0';
