import { Fragment } from 'react';
import type { View } from '../composition/view';
import type { Services } from '../services/services';
import { useRequest } from './use-request';

export interface DrawnViewProps {
  readonly view: View;
  readonly services: Services;
}

/** The screen of a view, with the request as it is now. */
export function DrawnScreen({
  view,
  services,
  isPrerendered,
}: DrawnViewProps & { readonly isPrerendered: boolean }) {
  const { module, data, assetBase, shell, Wrapper = Fragment } = view;
  const request = useRequest(view, services.locationService, isPrerendered);
  return (
    <Wrapper>
      <module.Screen
        shell={shell}
        request={request}
        data={data}
        assetBase={assetBase}
        publishedAt={services.publishedAt}
      />
    </Wrapper>
  );
}
