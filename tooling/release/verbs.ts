/** All verbs of the command line: the only place that knows the store, the server and the services. */
import { consoleVerb } from 'server/verbs/console';
import { exportVerb } from 'server/verbs/export';
import { serveVerb } from 'server/verbs/serve';
import { servedServices } from 'services/verbs/served-services';
import { servicesVerbs } from 'services/verbs/verbs';
import { verbsOfStore } from './verbs-of-store.js';

export const verbs = [...verbsOfStore, serveVerb(servedServices), exportVerb, consoleVerb, ...servicesVerbs];
