/** Style sheets of an adopted app: valid inside its own element only. */
import { transform, type Rule, type Selector, type SelectorComponent, type Visitor } from 'lightningcss';
import { appSelector } from 'shared-types/protocol/adopted-app';

/** Rules that cannot stand in `@scope`. They name things, and style nothing by themselves. */
const unscoped: readonly Rule['type'][] = [
  'font-face',
  'keyframes',
  'property',
  'layer-statement',
  'namespace',
  'font-palette-values',
  'font-feature-values',
  'counter-style',
  'page',
  'view-transition',
];

/** Rules that only stand in `@scope`, and those which would be for all pages. */
const scopedOnly: readonly Rule['type'][] = [
  'style',
  'nested-declarations',
  'unknown',
  'page',
  'view-transition',
];

const isRoot = (component: SelectorComponent) =>
  (component.type === 'pseudo-class' && component.kind === 'root') ||
  (component.type === 'type' && (component.name === 'html' || component.name === 'body'));

const scope: SelectorComponent = { type: 'pseudo-class', kind: 'scope' };

/** Root, `html` and `body` are one element here: `html body .a` becomes `:scope .a`. */
const scoped = (selector: Selector): Selector =>
  selector
    .map((component) => (isRoot(component) ? scope : component))
    .filter(
      (component, index, all) =>
        !(
          (component === scope && all[index - 2] === scope && all[index - 1]?.type === 'combinator') ||
          (component.type === 'combinator' && all[index - 1] === scope && all[index + 1] === scope)
        ),
    );

type NamedLayer = Extract<Rule, { type: 'layer-statement' | 'layer-block' }>;

/** Outermost layers below a name of the app's own, in their order: the site has a layer `base`, too. */
function ownLayer(rule: Rule, id: string): NamedLayer | undefined {
  if (rule.type === 'layer-statement')
    return { ...rule, value: { ...rule.value, names: rule.value.names.map((name) => [id, ...name]) } };
  if (rule.type !== 'layer-block' || !rule.value.name) return undefined;
  return { ...rule, value: { ...rule.value, name: [id, ...rule.value.name] } };
}

/** @param id  of the release in the federation. @returns the text of the sheet, minified */
export function scopeSheet(css: string, { id, filename }: { id: string; filename: string }): string {
  const without = (types: readonly Rule['type'][], more: Visitor<never> = {}) => {
    let depth = 0;
    return transform({
      filename,
      code: Buffer.from(css),
      minify: true,
      errorRecovery: true,
      visitor: {
        ...more,
        Rule: (rule) => {
          if (types.includes(rule.type)) return [];
          if (rule.type === 'layer-block') depth += 1;
          return depth < 2 ? ownLayer(rule, id) : undefined;
        },
        RuleExit: ({ type }) => void (depth -= type === 'layer-block' ? 1 : 0),
      },
    }).code.toString();
  };
  const inside = without(unscoped, { Selector: scoped });
  // An empty layer states the order of the layers.
  const outside = without(scopedOnly).replaceAll(/@(?!layer)[^{};]*\{\}/g, '');
  return `${outside}@scope (${appSelector(id)}){${inside}}`;
}
