/** `npm run check:webkit`: every page in a third engine, that of Safari. */
import { walkInEngine } from './engine-walk';
import { test, webkitPrograms } from './webkit';

test.skip(webkitPrograms === undefined, 'No WebKit is named: npm run check:webkit finds one.');

walkInEngine('WebKit', test);
