/** Address of the schema of each JSON file of articles. */
export const schemaPath = '/products/catalogue.schema.json';

/** Address of the files of a category, or of the whole catalogue, without their ending. */
export const filesPath = (category = '/products'): string =>
  category === '/products' ? '/products/catalogue' : category;
