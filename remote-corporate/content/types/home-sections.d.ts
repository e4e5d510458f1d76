/** Made from home-sections.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  notice: string;
  goals: {
    heading: string;
    target: string;
    path: string;
    /**
     * @maxItems 3
     *
     * Items: Write the goal as goals.json names it.
     */
    names: string[];
  };
  news: {
    heading: string;
  };
  answers: {
    heading: string;
    links: {
      label: string;
      text: string;
      /**
       * Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.
       */
      path: string;
    }[];
  };
}

declare const contents: Contents;
export default contents;
export const notice: Contents['notice'];
export const goals: Contents['goals'];
export const news: Contents['news'];
export const answers: Contents['answers'];
