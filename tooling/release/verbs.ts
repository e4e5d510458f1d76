/** All verbs of the command line: the only place that knows the store, the server and the services. */
import { releaseVerbs } from 'release/cli/verbs';
import { consoleVerb } from 'server/verbs/console';
import { exportVerb } from 'server/verbs/export';
import { serveVerb } from 'server/verbs/serve';
import { servedServices } from 'services/verbs/served-services';
import { servicesVerbs } from 'services/verbs/verbs';

export const verbs = [...releaseVerbs, serveVerb(servedServices), exportVerb, consoleVerb, ...servicesVerbs];
