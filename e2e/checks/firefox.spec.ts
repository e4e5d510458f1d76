/** `npm run check:site -- firefox`: every page in a second engine, which reads policies in its own way. */
import { walkInEngine } from './engine-walk';
import { firefoxPath, test } from './firefox';

test.skip(
  firefoxPath === undefined,
  'FIREFOX_PATH names no Firefox: npm run check:site -- firefox finds one.',
);

walkInEngine('Firefox', test);
