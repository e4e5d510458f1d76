/** Made from certificates.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  empty: string;
  certificates: {
    /**
     * Write small letters, digits and hyphens: "measuring-hands". It becomes the address of the entry and never changes.
     */
    id: string;
    /**
     * Write what is certified and by which standard.
     */
    title: string;
    /**
     * Write who issued it.
     */
    issuer: string;
    /**
     * Write the number as printed.
     */
    number: string;
    /**
     * Write for what it counts.
     */
    scope: string;
    /**
     * Write year, month and day: "2027-01-19".
     */
    validFrom: string;
    /**
     * Write year, month and day: "2027-01-19".
     */
    validUntil: string;
    /**
     * Write true for an invented entry, false for a real one, without quotes.
     */
    sample: boolean;
    /**
     * Write the whole address of the certificate itself, or leave the line out.
     */
    pdf?: string;
  }[];
  expired: string;
}

declare const contents: Contents;
export default contents;
export const empty: Contents['empty'];
export const certificates: Contents['certificates'];
export const expired: Contents['expired'];
