import type { LayoutStyle } from 'shared-types';
import { layoutDefaults, layoutModes } from '../../services/settings/layout-styles';
import { leafValue, type SettingsLeaf } from '../../services/settings/settings-leaf';
import type { Choice } from './setting-field';

/** A setting of the layout: a switch, unless it has choices. */
interface LayoutField {
  readonly leaf: SettingsLeaf;
  readonly label: string;
  readonly choices?: readonly Choice[];
}

const modeLabels = { fullwidth: 'Full width', boxed: 'Boxed', container: 'Container' } as const;

const whileScrolling: readonly Choice[] = [
  { value: 'fixed', label: 'Stays in view' },
  { value: 'static', label: 'Scrolls away' },
];

const besideNavbar: readonly Choice[] = [
  { value: 'above', label: 'Full width' },
  { value: 'below', label: 'Beside navigation' },
];

const aboveNavbar: readonly Choice[] = [
  { value: 'above', label: 'Above navigation' },
  { value: 'below', label: 'Below navigation' },
];

const allFields = (style: LayoutStyle): readonly LayoutField[] => [
  {
    leaf: 'layout.config.mode',
    label: 'Width',
    choices: layoutModes[style].map((value) => ({ value, label: modeLabels[value] })),
  },
  {
    leaf: 'layout.config.scroll',
    label: 'What scrolls',
    choices: [
      { value: 'body', label: 'Whole page' },
      { value: 'content', label: 'Content only' },
    ],
  },
  { leaf: 'layout.config.navbar.display', label: 'Navigation bar' },
  { leaf: 'layout.config.navbar.folded', label: 'Fold navigation bar' },
  {
    leaf: 'layout.config.navbar.position',
    label: 'Navigation bar position',
    choices: [
      { value: 'left', label: 'Left' },
      { value: 'right', label: 'Right' },
    ],
  },
  { leaf: 'layout.config.toolbar.display', label: 'Toolbar' },
  { leaf: 'layout.config.toolbar.style', label: 'Toolbar while scrolling', choices: whileScrolling },
  {
    leaf: 'layout.config.toolbar.position',
    label: 'Toolbar position',
    choices: style === 'layout1' ? besideNavbar : aboveNavbar,
  },
  { leaf: 'layout.config.footer.display', label: 'Footer' },
  { leaf: 'layout.config.footer.style', label: 'Footer while scrolling', choices: whileScrolling },
  { leaf: 'layout.config.footer.position', label: 'Footer position', choices: besideNavbar },
  { leaf: 'layout.config.leftSidePanel.display', label: 'Shortcuts at the left' },
  { leaf: 'layout.config.rightSidePanel.display', label: 'Quick panel and events at the right' },
];

/** Exactly the options that the style has. */
export const layoutFields = (style: LayoutStyle): readonly LayoutField[] => {
  const layout = { style, config: layoutDefaults[style] };
  return allFields(style).filter(({ leaf }) => leafValue({ layout }, leaf) !== undefined);
};
