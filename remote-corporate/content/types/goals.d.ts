/** Made from goals.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  heading: string;
  /**
   * @minItems 4
   * @maxItems 4
   */
  columns: string[];
  remark: string;
  notReported: string;
  goals: {
    goal: string;
    measure: string;
    target: string;
    /**
     * Write the latest figure, or leave the line out.
     */
    latest?: string;
    /**
     * Write the share of the way to the target as a number from 0 to 100, without quotes.
     */
    wayPercent?: number;
    trend?: string;
    /**
     * Where the figure went.
     */
    direction?: 'up' | 'down' | 'level';
    /**
     * Write true, without quotes, for sample content: a real site leaves the entry out. Otherwise leave the line out.
     */
    sample?: boolean;
  }[];
  none: string;
}

declare const contents: Contents;
export default contents;
export const heading: Contents['heading'];
export const columns: Contents['columns'];
export const remark: Contents['remark'];
export const notReported: Contents['notReported'];
export const goals: Contents['goals'];
export const none: Contents['none'];
