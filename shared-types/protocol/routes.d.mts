/** Rules of paths: `/products/:type` is a route, and `:type` stands for exactly one segment. */

/** The segments of a path: `/products/:type` gives `products` and `:type`. */
export declare const segmentsOf: (path: string) => readonly string[];

/** Whether a route stands for a family of paths. */
export declare const hasParameters: (route: string) => boolean;

/**
 * Whether a path fits a route. Letters keep their case; a parameter takes any text but an empty one.
 *
 * @param path percent-encoded; slashes at its end do not count
 */
export declare const fitsRoute: (route: string, path: string) => boolean;

/** Whether some path fits both routes; the second may be a path. */
export declare const routesCollide: (one: string, other: string) => boolean;

/** Whether a path lies in a claim, by whole segments: `/products` holds `/products/gloves`, not `/products-old`. */
export declare const isInside: (path: string, claim: string) => boolean;

/** Whether some path lies in both claims. */
export declare const claimsOverlap: (one: string, other: string) => boolean;
