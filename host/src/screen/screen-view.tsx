import { Fragment, useEffect } from 'react';
import type { View } from '../composition/view';
import { arriveInScreen } from '../routing/arrival';
import type { Services } from '../services/services';
import { useDocumentHead } from './document-head';
import { useRequest } from './use-request';

interface ScreenViewProps {
  readonly view: View;
  readonly services: Services;
}

/** A view that was prerendered: the document has its head already. */
export function PrerenderedView({ view, services }: ScreenViewProps) {
  return <DrawnScreen view={view} services={services} isPrerendered />;
}

/** A view that is drawn in the browser. */
export function LaterView({ view, services }: ScreenViewProps) {
  useDocumentHead({ head: view.head, site: services.site, path: view.request.path });
  useEffect(arriveInScreen, []);
  return <DrawnScreen view={view} services={services} isPrerendered={false} />;
}

function DrawnScreen({ view, services, isPrerendered }: ScreenViewProps & { readonly isPrerendered: boolean }) {
  const { module, data, assetBase, shell, Around = Fragment } = view;
  const request = useRequest(view, services.place, isPrerendered);
  return (
    <Around>
      <module.Screen
        shell={shell}
        request={request}
        data={data}
        assetBase={assetBase}
        publishedAt={services.publishedAt}
      />
    </Around>
  );
}
