/** Made from jobs.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  heading: string;
  empty: string;
  bringHeading: string;
  factLabels: {
    starts: string;
    closes: string;
    send: string;
  };
  apply: string;
  jobs: {
    /**
     * Write small letters, digits and hyphens: "measuring-hands". It becomes the address of the entry and never changes.
     */
    id: string;
    title: string;
    place: string;
    /**
     * Write "Full time" or the share: "60 to 80 %".
     */
    hours: string;
    summary: string;
    /**
     * @minItems 1
     */
    bring: string[];
    /**
     * Write the first day as year, month and day, "2027-03-01", or in words: "As soon as you can".
     */
    starts: string;
    /**
     * Write which documents you want.
     */
    send: string;
    /**
     * Write the field of work, the same words for the same field: "Testing".
     */
    field: string;
    /**
     * Write the last day to apply as year, month and day: "2027-01-15". The opening closes by itself after it.
     */
    closesOn: string;
    /**
     * Write true for an invented entry, false for a real one, without quotes.
     */
    sample: boolean;
  }[];
  /**
   * Leave it out if nobody is to write without an opening.
   */
  speculative?: {
    text: string;
    label: string;
    subject: string;
    /**
     * Write true, without quotes, for sample content: a real site leaves the entry out. Otherwise leave the line out.
     */
    sample?: boolean;
  };
  filter: {
    place: string;
    field: string;
    all: string;
    none: string;
  };
  closed: string;
  copy: string;
  copied: string;
  notCopied: string;
}

declare const contents: Contents;
export default contents;
export const heading: Contents['heading'];
export const empty: Contents['empty'];
export const bringHeading: Contents['bringHeading'];
export const factLabels: Contents['factLabels'];
export const apply: Contents['apply'];
export const jobs: Contents['jobs'];
export const speculative: Contents['speculative'];
export const filter: Contents['filter'];
export const closed: Contents['closed'];
export const copy: Contents['copy'];
export const copied: Contents['copied'];
export const notCopied: Contents['notCopied'];
