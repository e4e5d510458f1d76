import * as v from 'valibot';
import { closedObject } from './closed-object.mjs';
import { flag, oneOf } from './texts.mjs';

const styles = /** @type {const} */ (['layout1', 'layout2', 'layout3']);

const theme = oneOf(
  /** @type {const} */ ([
    'default',
    'sunset',
    'greeny',
    'beach',
    'tech',
    'sweetHues',
    'defaultDark',
    'deepOcean',
    'slate',
  ]),
);

const barPosition = oneOf(/** @type {const} */ (['above', 'below']));

const bar = {
  display: v.exactOptional(flag),
  style: v.exactOptional(oneOf(/** @type {const} */ (['fixed', 'static']))),
  position: v.exactOptional(barPosition),
};

const panel = closedObject({ display: v.exactOptional(flag) });

const layoutSchema = closedObject({
  style: v.exactOptional(oneOf(styles)),
  config: v.exactOptional(
    closedObject({
      mode: v.exactOptional(oneOf(/** @type {const} */ (['boxed', 'container', 'fullwidth']))),
      scroll: v.exactOptional(oneOf(/** @type {const} */ (['body', 'content']))),
      navbar: v.exactOptional(
        closedObject({
          display: v.exactOptional(flag),
          folded: v.exactOptional(flag),
          position: v.exactOptional(oneOf(/** @type {const} */ (['left', 'right']))),
        }),
      ),
      toolbar: v.exactOptional(closedObject(bar)),
      footer: v.exactOptional(closedObject(bar)),
      leftSidePanel: v.exactOptional(panel),
      rightSidePanel: v.exactOptional(panel),
    }),
  ),
});

/**
 * What the config has that its style lacks, which would have no effect.
 *
 * @param {v.InferOutput<typeof layoutSchema>} layout
 * @returns {string | undefined}
 */
function optionOfAnotherStyle({ style, config: { mode, navbar = {}, footer = {} } = {} }) {
  if (style === undefined) return undefined;
  if (style === 'layout1') return mode === 'container' ? 'mode "container"' : undefined;
  if (navbar.folded !== undefined) return 'navbar.folded';
  if (navbar.position !== undefined) return 'navbar.position';
  return footer.position === undefined ? undefined : 'footer.position';
}

/** @param {v.InferOutput<typeof layoutSchema>} layout */
const wrongOptionText = (layout) =>
  `has ${optionOfAnotherStyle(layout)}, which ${layout.style} does not have: remove it, or choose another style`;

/** Settings of a route: type `DeepPartial<Settings>`. */
export const settingsSchema = closedObject({
  layout: v.exactOptional(
    v.pipe(
      layoutSchema,
      v.check(
        (layout) => optionOfAnotherStyle(layout) === undefined,
        ({ input }) => wrongOptionText(input),
      ),
    ),
  ),
  customScrollbars: v.exactOptional(flag),
  theme: v.exactOptional(
    closedObject({
      main: v.exactOptional(theme),
      navbar: v.exactOptional(theme),
      toolbar: v.exactOptional(theme),
      footer: v.exactOptional(theme),
    }),
  ),
  followDevice: v.exactOptional(flag),
});
