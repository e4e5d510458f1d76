/** Made from policies.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  /**
   * @minItems 4
   * @maxItems 4
   */
  columns: string[];
  label: string;
  version: string;
  inForce: string;
  owner: string;
  withdrawn: string;
  successor: string;
  print: string;
  printed: string;
  printNow: string;
  printAll: string;
  policies: {
    /**
     * Write the heading of its section in small letters with hyphens: "supplier-code".
     */
    id: string;
    title: string;
    /**
     * Write the version in quotes: "1.0".
     */
    version: string;
    /**
     * Write year, month and day: "2026-11-20".
     */
    inForce: string;
    /**
     * Write the role that answers for it, no name.
     */
    owner: string;
    /**
     * Write the day on which it was withdrawn, "2027-03-01", or leave the line out.
     */
    withdrawn?: string;
    /**
     * Write the id of the policy that took its place, or leave the line out.
     */
    successor?: string;
    /**
     * Write true, without quotes, for sample content: a real site leaves the entry out. Otherwise leave the line out.
     */
    sample?: boolean;
  }[];
}

declare const contents: Contents;
export default contents;
export const columns: Contents['columns'];
export const label: Contents['label'];
export const version: Contents['version'];
export const inForce: Contents['inForce'];
export const owner: Contents['owner'];
export const withdrawn: Contents['withdrawn'];
export const successor: Contents['successor'];
export const print: Contents['print'];
export const printed: Contents['printed'];
export const printNow: Contents['printNow'];
export const printAll: Contents['printAll'];
export const policies: Contents['policies'];
