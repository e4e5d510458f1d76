import type { Services } from '../services/services';
import { InArea } from './in-area';
import { NavbarAreas } from './navbar/navbar-areas';
import { RightSidePanel } from './quick-panel/right-side-panel';
import type { SharedPanelProps } from './shared-panel-props';
import { ToolbarAreas } from './toolbar/toolbar-areas';
import { useStoreState } from './use-store-state';

type AppFrameProps = SharedPanelProps & { readonly services: Services };

/** The bars and side panels of a layout that has more than header and footer. */
export function AppFrame(props: AppFrameProps) {
  const { services, settings, navbar, navigation, path, quickPanel } = props;
  const { rightSidePanel } = useStoreState(settings.store, ({ current }) => current.layout.config);
  return (
    <>
      <NavbarAreas
        navigation={navigation}
        path={path}
        settings={settings}
        state={navbar}
        site={services.site}
      />
      <ToolbarAreas {...props} />
      {rightSidePanel.display && (
        <InArea place="rightPanel">
          <RightSidePanel quickPanel={quickPanel} services={services} />
        </InArea>
      )}
    </>
  );
}
