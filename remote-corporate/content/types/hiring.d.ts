/** Made from steps.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  /**
   * @minItems 1
   */
  entries: {
    title: string;
    text: string;
    /**
     * Write true, without quotes, for sample content: a real site leaves the entry out. Otherwise leave the line out.
     */
    sample?: boolean;
  }[];
}

declare const contents: Contents;
export default contents;
export const entries: Contents['entries'];
