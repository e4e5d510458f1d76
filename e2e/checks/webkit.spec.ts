/** `npm run check:site -- webkit`: every page in a third engine, that of Safari. */
import { walkInEngine } from './engine-walk';
import { test, webkitPrograms } from './webkit';

test.skip(webkitPrograms === undefined, 'No WebKit is named: npm run check:site -- webkit finds one.');

walkInEngine('WebKit', test);
