/** Made from site-map.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  products: {
    heading: string;
    remote: string;
    columns: {
      /**
       * Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.
       */
      path: string;
      label: string;
      depth: number;
      group?: string;
    }[][];
  };
  groups: {
    heading: string;
    remotes: string[];
    takesOthers?: boolean;
    pages: {
      /**
       * Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.
       */
      path: string;
      label: string;
      depth: number;
    }[];
  }[];
  filter: string;
  others: string;
  /**
   * Name the packages whose pages the site map leaves out.
   */
  unlisted: string[];
}

declare const contents: Contents;
export default contents;
export const products: Contents['products'];
export const groups: Contents['groups'];
export const filter: Contents['filter'];
export const others: Contents['others'];
export const unlisted: Contents['unlisted'];
