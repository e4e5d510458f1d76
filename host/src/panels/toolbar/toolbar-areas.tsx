import type { SharedPanelProps } from '../shared-panel-props';
import { InArea } from '../in-area';
import { useStoreState } from '../use-store-state';
import { useIsWide } from '../wide-window';
import { ShortcutsPanel } from './shortcuts/shortcut-links';
import { Toolbar } from './toolbar';

/** The toolbar of the application frame, and the shortcuts at the left side, where the settings show them. */
export function ToolbarAreas(props: SharedPanelProps) {
  const { services, settings, navigation, shortcuts, path } = props;
  const { navbar, toolbar, leftSidePanel } = useStoreState(
    settings.store,
    (state) => state.current.layout.config,
  );
  const { flat: items } = useStoreState(navigation);
  const isWide = useIsWide();
  const shortcutsProps = { shortcuts, items, path, announce: services.announce };
  return (
    <>
      {/* In a narrow window nothing else opens the navbar. */}
      {navbar.display && (toolbar.display || !isWide) && (
        <InArea place="toolbar">
          <Toolbar {...props} shortcutsProps={shortcutsProps} />
        </InArea>
      )}
      {leftSidePanel.display && (
        <InArea place="leftPanel">
          <ShortcutsPanel {...shortcutsProps} />
        </InArea>
      )}
    </>
  );
}
