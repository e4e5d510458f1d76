/** Builds what is not built yet of the checkout that this file is in, and renders the pages of its site. */
import { localStore, prepareSite } from 'tooling/site/prepare.mjs';

await prepareSite(localStore, console.log);
