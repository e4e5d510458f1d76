import { useEffect, useState } from 'react';
import type { Head, ScreenRequest } from 'shared-types';
import type { View } from '../composition/view';
import type { Services } from '../services/services';
import { useDocumentHead } from './document-head';
import type { DrawnViewProps } from './drawn-screen';
import { useRequest } from './use-request';

/** The head of a view at a request. The query may change it, but cannot remove `noindex`. */
export function headAt({ module, data, request, head }: View, current: ScreenRequest): Head {
  if (current.search === request.search || !module.head) return head;
  const now = module.head(data, current);
  return head.robots ? { ...now, robots: head.robots } : now;
}

/** Updates the head of the document for a view and its query. */
export function useViewHead(view: View, services: Services) {
  const request = useRequest(view, services.locationService, false);
  useDocumentHead({ head: headAt(view, request), site: services.site, path: request.path });
}

/** Updates the head of the document from the first change of the query on; before that, it is as rendered. */
export function QueryHead({ view, services }: DrawnViewProps) {
  const { search } = useRequest(view, services.locationService, true);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (search !== view.request.search) setNeeded(true);
  }, [search, view]);
  return isNeeded ? <ViewHead view={view} services={services} /> : null;
}

function ViewHead({ view, services }: DrawnViewProps) {
  useViewHead(view, services);
  return null;
}
