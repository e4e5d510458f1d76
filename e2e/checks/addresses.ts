/** Addresses with what they answer: one spelling for each, and the right status for all others. */
import { applicationPages, otherArticle } from '../pages';

/** Answer of an address: the status, and the target of a redirect. */
type Expected = readonly [address: string, status: number, location?: string];

const articlePath = `/product-details/${otherArticle}`;

/** A number of digits has one spelling. */
const otherSpellings: readonly Expected[] = [articlePath.toLowerCase()]
  .filter((path) => path !== articlePath)
  .map((path) => [path, 308, articlePath]);

export const addresses: readonly Expected[] = [
  ['/', 308, '/home'],
  ['/?from=mail', 308, '/home?from=mail'],
  ['/home', 200],
  ['/Home', 308, '/home'],
  ['/home/', 308, '/home'],
  ['/home/x', 404],
  ['/About-Us', 308, '/about-us'],
  ['/about-us/', 308, '/about-us'],
  ['//about-us', 308, '/about-us'],
  ['/about-us//csr', 308, '/about-us/csr'],
  ['/ABOUT-US/CSR/', 308, '/about-us/csr'],
  ['/about%2Dus', 308, '/about-us'],
  ['/about-us/nope', 404],
  ['/products', 200],
  ['/products/', 308, '/products'],
  ['/Products/gloves', 308, '/products/gloves'],
  ['/products/Gloves', 308, '/products/gloves'],
  ['/products/Gloves?standard=en-388', 308, '/products/gloves?standard=en-388'],
  ['/products/industrial_gloves/Leather', 308, '/products/industrial_gloves/leather'],
  ['/products?page=2', 200],
  ['/products?page=999', 200],
  ['/Products/?page=2', 308, '/products?page=2'],
  ['/products/nope%20x', 200],
  ['/products/Nope%20X', 200],
  ['/PRODUCTS/Nope%20X', 308, '/products/Nope%20X'],
  ['/products/Nope%20X/', 308, '/products/Nope%20X'],
  ['/products/x/y', 200],
  ['/products/x/y/z', 404],
  [articlePath, 200],
  [`/Product-Details/${otherArticle}/`, 308, articlePath],
  ...otherSpellings,
  ['/product-details/NOPE', 404],
  ['/product-details', 404],
  ['/nope', 404],
  ['/Nope/', 308, '/Nope'],
  ...applicationPages.map((path): Expected => [path, 200]),
  ['/media/events.ics', 200],
  ['/media/Events.ICS', 308, '/media/events.ics'],
  ['/media/feed.atom', 200],
  ['/media/events/nope.ics', 404],
  ['/feed', 404],
  ['/sitemap.xml', 200],
  ['/Sitemap.XML', 308, '/sitemap.xml'],
  ['/robots.txt', 200],
  ['/manifest.webmanifest', 200],
  ['/favicon.ico', 200],
  ['/remotes/nope/1.0.0/entry.js', 404],
  ['/assets/0000.svg', 404],
  ['/release/nope.json', 404],
  ['/api/nope', 404],
  ['/a%ff', 404],
  ['/products/100%', 404],
  ['/products/%E4', 404],
];
