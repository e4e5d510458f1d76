/** Made from gallery.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  none: string;
  pictures: {
    /**
     * Write the name of a drawing of the gallery without ".svg": "welder-back".
     */
    id: string;
    /**
     * Write the line under the picture.
     */
    title: string;
    /**
     * Which line it belongs to.
     */
    line: 'gloves' | 'garments';
    /**
     * What side of the article is seen.
     */
    view: 'front' | 'back' | 'palm' | 'close-up';
    /**
     * Write the address of its category: "/products/industrial_gloves/leather".
     */
    category: string;
    /**
     * Say in at most 150 characters what the picture shows.
     */
    alt: string;
    /**
     * Write the size of the file in kilobytes, without quotes.
     */
    sizeKb: number;
    /**
     * Write true, without quotes, for a picture of double width, or leave the line out.
     */
    isLarge?: boolean;
    /**
     * Write true, without quotes, for sample content: a real site leaves the entry out. Otherwise leave the line out.
     */
    sample?: boolean;
  }[];
}

declare const contents: Contents;
export default contents;
export const none: Contents['none'];
export const pictures: Contents['pictures'];
