/** Made from about-us-pages.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  /**
   * @minItems 1
   */
  links: {
    label: string;
    /**
     * Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.
     */
    path: string;
  }[];
}

declare const contents: Contents;
export default contents;
export const links: Contents['links'];
