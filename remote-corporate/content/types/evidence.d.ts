/** Made from cards.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  /**
   * @minItems 1
   */
  entries: {
    title: string;
    text: string;
    /**
     * Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.
     */
    href: string;
    /**
     * Write true, without quotes, for sample content: a real site leaves the entry out. Otherwise leave the line out.
     */
    sample?: boolean;
  }[];
}

declare const contents: Contents;
export default contents;
export const entries: Contents['entries'];
