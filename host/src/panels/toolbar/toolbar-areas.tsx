import useMediaQuery from '@mui/material/useMediaQuery';
import type { SharedPanelProps } from '../shared-panel-props';
import { InArea } from '../in-area';
import { wideWindow } from '../navbar/navbar-areas';
import { useStoreState } from '../use-store-state';
import { Shortcuts } from './shortcuts/shortcut-links';
import { Toolbar } from './toolbar';

/** The toolbar of the application frame, and the shortcuts at the left side, where the settings show them. */
export function ToolbarAreas(props: SharedPanelProps) {
  const { settings, navigation, shortcuts, path } = props;
  const { navbar, toolbar, leftSidePanel } = useStoreState(
    settings.store,
    (state) => state.current.layout.config,
  );
  const { flat: items } = useStoreState(navigation);
  const isWide = useMediaQuery(wideWindow, { noSsr: true });
  const shortcutsProps = { shortcuts, items, path };
  return (
    <>
      {/* In a narrow window nothing else opens the navbar. */}
      {navbar.display && (toolbar.display || !isWide) && (
        <InArea place="toolbar">
          <Toolbar {...props} isWide={isWide} shortcutsProps={shortcutsProps} />
        </InArea>
      )}
      {leftSidePanel.display && (
        <InArea place="leftPanel">
          <Shortcuts {...shortcutsProps} isBeside />
        </InArea>
      )}
    </>
  );
}
