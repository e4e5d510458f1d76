/** Made from home.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  actions: {
    label: string;
    /**
     * Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.
     */
    path: string;
  }[];
  drawings: {
    /**
     * Say in at most 150 characters what the picture shows.
     */
    large: string;
    /**
     * Say in at most 150 characters what the picture shows.
     */
    small: string;
  };
  callouts: {
    term: string;
    text: string;
    /**
     * Write where the part is in the large drawing: x from its left edge and y from its upper edge, each in percent.
     */
    at: {
      x: number;
      y: number;
    };
  }[];
  groups: {
    group: string;
    heading: string;
    all: string;
    /**
     * Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.
     */
    path: string;
  }[];
  hazards: {
    heading: string;
    all: string;
    /**
     * Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.
     */
    path: string;
  };
  marking: {
    heading: string;
    text: string;
    label: string;
    example: string;
    submit: string;
    /**
     * Say in at most 150 characters what the picture shows.
     */
    picture: string;
    cells: {
      code: string;
      name: string;
      meaning: string;
      value?: number;
      max?: number;
    }[];
  };
  featured: {
    heading: string;
    all: string;
    /**
     * Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.
     */
    path: string;
  };
}

declare const contents: Contents;
export default contents;
export const actions: Contents['actions'];
export const drawings: Contents['drawings'];
export const callouts: Contents['callouts'];
export const groups: Contents['groups'];
export const hazards: Contents['hazards'];
export const marking: Contents['marking'];
export const featured: Contents['featured'];
