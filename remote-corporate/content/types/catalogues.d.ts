/** Made from catalogues.schema.json by `npm run content:types`. */
export type Text = string;

export interface Contents {
  $schema: string;
  /**
   * Begins the text of the link to the full catalogue.
   */
  full: string;
  byCategory: Text;
  /**
   * Stands before the month of the edition.
   */
  edition: string;
  none: Call;
  noArticles: Call1;
  print: Call;
}
export interface Call {
  heading: Text;
  text: Text;
  label: Text;
  /**
   * Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.
   */
  path: string;
  /**
   * Write true, without quotes, for sample content: a real site leaves it out. Otherwise leave the line out.
   */
  sample?: boolean;
}
/**
 * Stands in place of "none" where the site shows no articles.
 */
export interface Call1 {
  heading: Text;
  text: Text;
  label: Text;
  /**
   * Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.
   */
  path: string;
  /**
   * Write true, without quotes, for sample content: a real site leaves it out. Otherwise leave the line out.
   */
  sample?: boolean;
}

declare const contents: Contents;
export default contents;
export const full: Contents['full'];
export const byCategory: Contents['byCategory'];
export const edition: Contents['edition'];
export const none: Contents['none'];
export const noArticles: Contents['noArticles'];
export const print: Contents['print'];
