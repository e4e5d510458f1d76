import type { Settings, ThemeName } from 'shared-types';

/** Attributes of `<html>`, all of them each time. */
export type LookAttributes = Readonly<Record<`data-${string}`, string>>;

const barState = ({ display, style }: { readonly display: boolean; readonly style: string }) =>
  display ? style : 'hidden';

const navbarState = ({ display, folded }: Settings['layout']['config']['navbar']) => {
  if (!display) return 'hidden';
  return folded ? 'folded' : 'open';
};

const panelState = ({ display }: { readonly display: boolean }) => (display ? 'shown' : 'hidden');

export function settingsToAttributes(settings: Settings): LookAttributes {
  const { layout, theme, customScrollbars, followDevice = true } = settings;
  const { mode, scroll, navbar, toolbar, footer, leftSidePanel, rightSidePanel } = layout.config;
  // The sheet of looks knows whether the device is dark.
  const onDevice = (name: ThemeName) => (followDevice && name === 'default' ? 'device' : name);
  return {
    'data-layout': layout.style,
    'data-mode': mode,
    'data-scroll': scroll,
    'data-navbar': navbarState(navbar),
    'data-navbar-position': navbar.position ?? 'top',
    'data-toolbar': barState(toolbar),
    'data-toolbar-position': toolbar.position,
    'data-footer': barState(footer),
    'data-footer-position': footer.position ?? 'below',
    'data-left-panel': panelState(leftSidePanel),
    'data-right-panel': panelState(rightSidePanel),
    'data-scrollbars': customScrollbars ? 'thin' : 'browser',
    'data-t-main': onDevice(theme.main),
    'data-t-navbar': theme.navbar,
    'data-t-toolbar': onDevice(theme.toolbar),
    'data-t-footer': theme.footer,
  };
}
