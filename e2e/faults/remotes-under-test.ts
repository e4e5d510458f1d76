/** One screen of each remote, and how a visitor gets there and away. */

/** A remote whose files fail. */
export interface RemoteUnderTest {
  readonly name: string;
  /** Name of the test, where the remote is tried with several screens. */
  readonly title?: string;
  readonly path: string;
  readonly screen: string;
  readonly heading: string | RegExp;
  /** What the descriptor calls the screen, where that is not its heading. */
  readonly earlyHeading?: string;
  /** The heading comes with the screen: the descriptor cannot know it. */
  readonly isHeadingLate?: boolean;
  /** Stands in the screen, and nowhere in what is shown while it is on its way. */
  readonly mark: string;
  /** Public screens stand in their documents; the others are drawn by the browser. */
  readonly isPublic: boolean;
  /** A page of another remote. */
  readonly start: string;
  /** A tab of the header that leads to another remote. */
  readonly otherTab: string;
  readonly otherHeading: string;
}

const toCorporate = { otherTab: 'Contact Us', otherHeading: 'Contact and enquiries' };
const toCatalogue = { otherTab: 'Products', otherHeading: 'All products' };

export const remotesUnderTest: readonly [RemoteUnderTest, RemoteUnderTest, ...RemoteUnderTest[]] = [
  {
    name: 'catalogue',
    path: '/products/gloves',
    screen: 'product-listing',
    heading: 'Gloves',
    mark: 'main a[href^="/product-details/"]',
    isPublic: true,
    start: '/disclaimer',
    ...toCorporate,
  },
  {
    name: 'corporate',
    path: '/about-us',
    screen: 'about-us',
    heading: 'Company profile',
    earlyHeading: 'Company profile',
    mark: 'main h2',
    isPublic: true,
    start: '/example',
    ...toCatalogue,
  },
  {
    name: 'template-demo',
    path: '/example',
    screen: 'example',
    heading: 'Template demo',
    mark: 'main a[href="/example/notes"]',
    isPublic: true,
    start: '/disclaimer',
    ...toCorporate,
  },
  {
    name: 'auth',
    path: '/login',
    screen: 'login',
    heading: 'Sign in',
    mark: 'main form',
    isPublic: false,
    start: '/products/garments',
    ...toCatalogue,
  },
];

const catalogue = { name: 'catalogue', start: '/disclaimer', isPublic: true, ...toCorporate };

/** Screens whose files come in other ways: with data, from a search, with facts of another remote, with shared modules. */
export const moreScreens: readonly RemoteUnderTest[] = [
  {
    ...catalogue,
    title: 'catalogue article',
    path: '/product-details/QM101',
    screen: 'product-detail',
    heading: /QM101/,
    isHeadingLate: true,
    mark: 'main #sizes',
  },
  {
    ...catalogue,
    title: 'catalogue search',
    path: '/products/leather%20palm',
    screen: 'product-listing',
    heading: /./,
    isHeadingLate: true,
    mark: 'main a[href^="/product-details/"]',
    isPublic: false,
  },
  {
    name: 'corporate',
    title: 'corporate home',
    path: '/home',
    screen: 'home',
    heading: /./,
    mark: 'main h2',
    isPublic: true,
    start: '/login',
    ...toCatalogue,
  },
  {
    name: 'template-demo',
    title: 'template-demo notes',
    path: '/example/notes',
    screen: 'notes',
    heading: 'Notes',
    mark: 'main ul, main section, main article',
    isPublic: false,
    start: '/disclaimer',
    ...toCorporate,
  },
];
