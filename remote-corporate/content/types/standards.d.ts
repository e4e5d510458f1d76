/** Made from standards.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  heading: string;
  remark: string;
  hazards: {
    name: string;
    /**
     * Items: Write small letters, digits and hyphens: "measuring-hands". It becomes the address of the entry and never changes.
     */
    standards: string[];
  }[];
  limitsHeading: string;
  articles: string;
  standards: {
    /**
     * Write small letters, digits and hyphens: "measuring-hands". It becomes the address of the entry and never changes.
     */
    slug: string;
    label: string;
    /**
     * Write the edition: "2016+A1:2018", or leave the line out.
     */
    edition?: string;
    hazard: string;
    test: string;
    limits: string;
    /**
     * Write what it says if nothing is printed in the last place, or leave it out.
     */
    nothing?: {
      term: string;
      text: string;
    };
    /**
     * Write true if no article is rated by it, without quotes, or leave the line out.
     */
    isUnrated?: boolean;
  }[];
  filter: string;
  linksName: string;
  measured: string;
  passed: string;
  noTable: string;
  /**
   * Write {day} where the day of "checkedOn" stands.
   */
  checked: string;
  /**
   * @minItems 3
   * @maxItems 3
   */
  columns: string[];
  signs: {
    term: string;
    text: string;
  }[];
  /**
   * Write the day on which somebody last compared this page with what is published: "2026-11-20".
   */
  checkedOn: string;
}

declare const contents: Contents;
export default contents;
export const heading: Contents['heading'];
export const remark: Contents['remark'];
export const hazards: Contents['hazards'];
export const limitsHeading: Contents['limitsHeading'];
export const articles: Contents['articles'];
export const standards: Contents['standards'];
export const filter: Contents['filter'];
export const linksName: Contents['linksName'];
export const measured: Contents['measured'];
export const passed: Contents['passed'];
export const noTable: Contents['noTable'];
export const checked: Contents['checked'];
export const columns: Contents['columns'];
export const signs: Contents['signs'];
export const checkedOn: Contents['checkedOn'];
