import { useEffect, useState } from 'react';
import type { Head, ScreenRequest } from 'shared-types';
import type { View } from '../composition/view';
import type { Services } from '../services/services';
import { useDocumentHead } from './document-head';
import { useRequest } from './use-request';

/** What a view says of itself at a request. The query may change it, but brings no page back into search engines. */
export function headAt({ module, data, request, head }: View, current: ScreenRequest): Head {
  if (current.search === request.search || !module.head) return head;
  const now = module.head(data, current);
  return head.robots ? { ...now, robots: head.robots } : now;
}

/** Brings the head of the document up to date with a view and its query. */
export function useViewHead(view: View, services: Services) {
  const request = useRequest(view, services.place, false);
  useDocumentHead({ head: headAt(view, request), site: services.site, path: request.path });
}

interface QueryHeadProps {
  readonly view: View;
  readonly services: Services;
}

/** The document has the head of its own view; from the first query on, it follows. */
export function QueryHead({ view, services }: QueryHeadProps) {
  const { search } = useRequest(view, services.place, true);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (search !== view.request.search) setNeeded(true);
  }, [search, view]);
  return isNeeded ? <ViewHead view={view} services={services} /> : null;
}

function ViewHead({ view, services }: QueryHeadProps) {
  useViewHead(view, services);
  return null;
}
