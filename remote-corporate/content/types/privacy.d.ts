/** Made from privacy.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  sending: {
    'mail-program': string;
    elsewhere: string;
    here: string;
  };
  reading: {
    none: string;
    mail: string;
    webhook: string;
  };
  processors: {
    /**
     * Write {hosting} where the name of the hosting company stands: "{hosting} hosts this site."
     */
    hosting: string;
    none: string;
    elsewhere: string;
    mail: string;
    webhook: string;
  };
  retention: {
    label: string;
    months: string;
    never: string;
    elsewhere: string;
    mail: string;
    webhook: string;
    month: string;
    monthsUnit: string;
  };
}

declare const contents: Contents;
export default contents;
export const sending: Contents['sending'];
export const reading: Contents['reading'];
export const processors: Contents['processors'];
export const retention: Contents['retention'];
