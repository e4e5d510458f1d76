import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { InArea } from './in-area';
import { Navbar } from './navbar/navbar';
import type { AccountMenuState, PanelProps } from './panel-props';
import { RightSidePanel } from './quick-panel/right-side-panel';
import { Shortcuts } from './toolbar/shortcuts';
import { Toolbar } from './toolbar/toolbar';
import { useStoreState } from '../screen/use-store-state';

interface AppFrameProps extends PanelProps {
  readonly account: AccountMenuState;
}

/** Windows as wide as this show navbar and side panels; in others a button of the toolbar opens the navbar. */
const wideWindow = '(min-width: 1200px)';

/** The bars and side panels of a layout that has more than header and footer. */
export function AppFrame(props: AppFrameProps) {
  const { settings, path } = props;
  const { navbar, toolbar, leftSidePanel, rightSidePanel } = useStoreState(
    settings.store,
    ({ current }) => current.layout.config,
  );
  const isWide = useMediaQuery(wideWindow, { noSsr: true });
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const closeDrawer = () => setIsDrawerOpen(false);
  useEffect(closeDrawer, [path, isWide]);
  return (
    <>
      {navbar.display && (
        <Navbar {...props} isWide={isWide} isDrawerOpen={isDrawerOpen} closeDrawer={closeDrawer} />
      )}
      {navbar.display && (toolbar.display || !isWide) && (
        <InArea at="div[data-area=toolbar]">
          <Toolbar
            {...props}
            isWide={isWide}
            isDrawerOpen={isDrawerOpen}
            openDrawer={() => setIsDrawerOpen(true)}
          />
        </InArea>
      )}
      {leftSidePanel.display && (
        <InArea at="[data-panel=left]">
          <Shortcuts {...props} side="left" />
        </InArea>
      )}
      {rightSidePanel.display && (
        <InArea at="[data-panel=right]">
          <RightSidePanel {...props} />
        </InArea>
      )}
    </>
  );
}
