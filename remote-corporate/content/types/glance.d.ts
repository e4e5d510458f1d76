/** Made from glance.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  heading: string;
  contact: string;
  facts: {
    term: string;
    text: string;
    /**
     * Write true, without quotes, for sample content: a real site leaves the entry out. Otherwise leave the line out.
     */
    sample?: boolean;
  }[];
}

declare const contents: Contents;
export default contents;
export const heading: Contents['heading'];
export const contact: Contents['contact'];
export const facts: Contents['facts'];
