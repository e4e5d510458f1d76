/**
 * The parts of MUI that a page may hold only once. The host offers them. A remote may bring any other component of MUI
 * itself, which then takes these parts from the host: one styling engine and one theme draw both.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Under this name the host offers all parts at once, so that they cost one line in its first scripts. */
export const muiPartsSpecifier = 'host/mui-parts';

/** Components that the host offers. Each stands here with those that it is drawn of, or remotes would bring these again. */
const components = [
  'Alert',
  'Button',
  'ButtonBase',
  'Card',
  'CardContent',
  'Chip',
  'CircularProgress',
  'GlobalStyles',
  'IconButton',
  'InputBase',
  'OutlinedInput',
  'Paper',
  'SvgIcon',
  'TextareaAutosize',
].map((name) => `@mui/material/${name}/${name}`);

/** What reads the theme and writes styles. Emotion is reached through `@mui/styled-engine` only. */
const styling = [
  '@mui/material/styles/createTheme',
  '@mui/material/styles/defaultTheme',
  '@mui/material/styles/identifier',
  '@mui/material/styles/styled',
  '@mui/material/styles/useTheme',
  '@mui/styled-engine',
  '@mui/system/colorManipulator/colorManipulator',
  '@mui/system/createStyled/createStyled',
  '@mui/system/createTheme/createTheme',
  '@mui/system/memoTheme',
  '@mui/system/styleFunctionSx/styleFunctionSx',
  '@mui/system/useThemeWithoutDefault/useThemeWithoutDefault',
  '@mui/utils/ClassNameGenerator/ClassNameGenerator',
];

/** Every file of MUI that creates a React context: a component of the host and one of a remote then see the same. */
const contexts = [
  '@mui/material/Accordion/AccordionContext',
  '@mui/material/ButtonGroup/ButtonGroupButtonContext',
  '@mui/material/ButtonGroup/ButtonGroupContext',
  '@mui/material/Dialog/DialogContext',
  '@mui/material/FormControl/FormControlContext',
  '@mui/material/ImageList/ImageListContext',
  '@mui/material/List/ListContext',
  '@mui/material/MenuList/MenuListContext',
  '@mui/material/RadioGroup/RadioGroupContext',
  '@mui/material/Select/utils/SelectFocusSourceContext',
  '@mui/material/Step/StepContext',
  '@mui/material/Stepper/StepperContext',
  '@mui/material/Table/TableContext',
  '@mui/material/Table/Tablelvl2Context',
  '@mui/material/ToggleButtonGroup/ToggleButtonGroupButtonContext',
  '@mui/material/ToggleButtonGroup/ToggleButtonGroupContext',
  '@mui/private-theming/useTheme/ThemeContext',
  '@mui/system/DefaultPropsProvider/DefaultPropsProvider',
  '@mui/system/RtlProvider',
  '@mui/system/cssVars/createCssVarsProvider',
  '@mui/utils/useRovingTabIndex/RovingTabIndexContext',
];

/** Each part by its file, without `.mjs` or `/index.mjs`. */
export const muiParts = [...components, ...styling, ...contexts];

const known = new Set(muiParts);

/** @param {string} file absolute @returns {string} the file as `muiParts` would name it */
const nameOf = (file) =>
  (file.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? '').replace(/(\/index)?\.mjs$/, '');

/** @param {string} file absolute, of any installed package @returns {string | undefined} the part that it is */
export function muiPartOf(file) {
  const name = nameOf(file);
  return known.has(name) ? name : undefined;
}

/** @param {string} file absolute @param {string} text of the file @returns {string | undefined} what is wrong with it */
export const muiPartFault = (file, text) =>
  muiPartOf(file) === undefined && /\bcreateContext\(/.test(text)
    ? `${nameOf(file)} creates a React context, of which a page may hold one only. Add it to tooling/mui-parts.mjs; ` +
      'it takes effect with the next host release.'
    : undefined;

/**
 * @param {string} folder of the package that uses MUI
 * @param {string} name of a package of MUI
 * @returns {string} its folder, as `@mui/material` finds it
 */
export function muiPackageFolder(folder, name) {
  const material = createRequire(path.join(folder, 'package.json')).resolve('@mui/material/package.json');
  return path.dirname(createRequire(material).resolve(`${name}/package.json`));
}

/** @param {string} folder of the package that uses MUI @param {string} part @returns {string} its file, absolute */
export function muiPartFile(folder, part) {
  const [scope, name, ...rest] = part.split('/');
  const stem = path.join(muiPackageFolder(folder, `${scope}/${name}`), ...rest);
  return existsSync(`${stem}.mjs`) ? `${stem}.mjs` : path.join(stem, 'index.mjs');
}
