/** Made from storage.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  label: string;
  columns: string[];
  notAvailable: string;
  stores: {
    local: string;
    session: string;
    'indexed-db': string;
    cookie: string;
    cache: string;
  };
  heldColumn: string;
  nothing: string;
  held: string;
  undeclared: string;
  show: string;
  remove: string;
  settings: string;
  question: string;
  yes: string;
  no: string;
  none: string;
  removed: string;
  failed: string;
  counsel: string;
}

declare const contents: Contents;
export default contents;
export const label: Contents['label'];
export const columns: Contents['columns'];
export const notAvailable: Contents['notAvailable'];
export const stores: Contents['stores'];
export const heldColumn: Contents['heldColumn'];
export const nothing: Contents['nothing'];
export const held: Contents['held'];
export const undeclared: Contents['undeclared'];
export const show: Contents['show'];
export const remove: Contents['remove'];
export const settings: Contents['settings'];
export const question: Contents['question'];
export const yes: Contents['yes'];
export const no: Contents['no'];
export const none: Contents['none'];
export const removed: Contents['removed'];
export const failed: Contents['failed'];
export const counsel: Contents['counsel'];
