/** Made from news.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  heading: string;
  empty: string;
  press: {
    heading: string;
    kit: string;
    /**
     * Write {count} where the number of drawings stands: "All {count} drawings".
     */
    archive: string;
    /**
     * Write what an editor may do with the drawings; it is a file of the archive.
     */
    terms: string;
    remark: string;
    /**
     * @minItems 3
     * @maxItems 3
     */
    files: string[];
  };
  next: {
    heading: string;
    all: string;
  };
  items: {
    /**
     * Write small letters, digits and hyphens: "measuring-hands". It becomes the address of the entry and never changes.
     */
    id: string;
    /**
     * Write year, month and day: "2027-01-19".
     */
    date: string;
    title: string;
    text: string;
    /**
     * Write one word: "Range".
     */
    topic: string;
    /**
     * Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.
     */
    href?: string;
    /**
     * Write what the link leads to: "Read the standards page".
     */
    link?: string;
    /**
     * Write true for an invented entry, false for a real one, without quotes.
     */
    sample: boolean;
  }[];
  feed: string;
}

declare const contents: Contents;
export default contents;
export const heading: Contents['heading'];
export const empty: Contents['empty'];
export const press: Contents['press'];
export const next: Contents['next'];
export const items: Contents['items'];
export const feed: Contents['feed'];
