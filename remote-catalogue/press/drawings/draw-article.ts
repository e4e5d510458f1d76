import { readFileSync } from 'node:fs';
import path from 'node:path';
import { optimize, type CustomPlugin } from 'svgo';
import type { Art } from './art';
import { colourNames, drawingsFolder, isPart, pictures, plainColours, type View } from './outlines';

/** Place of a part, in percent of the picture's width and height. */
export interface PartPlace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The drawing of one view, and the parts in it that a callout can point at. */
export interface Drawn {
  readonly svg: string;
  readonly parts: readonly PartPlace[];
}

/** The drawing of an article as an SVG file, four wide and five high. Equal art gives equal text on every machine. */
export const drawArticle = (art: Art, view: View): string => drawParts(art, view).svg;

/** The drawing, and the parts that it shows. */
export function drawParts({ outline, parts, colours, isLeftHand }: Art, view: View): Drawn {
  const plain = inPlainColours(`${outline}-${view}`, parts);
  const own = new Map(colourNames.map((name) => [plainColours[name], colours[name]]));
  const svg = plain.svg.replace(/#[0-9a-f]{6}/g, (colour) => own.get(colour) ?? colour);
  return isLeftHand ? mirrored({ ...plain, svg }) : { ...plain, svg };
}

/** Pictures of gloves show a right hand, and are 300 wide. */
const mirrored = ({ svg, parts }: Drawn): Drawn => ({
  svg: svg.replace(/^(<svg[^>]*>)([^]*)(<\/svg>)$/, '$1<g transform="translate(300)scale(-1 1)">$2</g>$3'),
  parts: parts.map(({ x, ...part }) => ({ ...part, x: Math.round((100 - x) * 10) / 10 })),
});

const chosen = new Map<string, Drawn>();

/** Articles that differ in colours only share a picture: choosing and minifying takes a hundred times as long as colouring. */
function inPlainColours(name: string, parts: readonly string[]): Drawn {
  const key = `${name} ${parts.join(' ')}`;
  const drawn = chosen.get(key) ?? choose(name, parts);
  chosen.set(key, drawn);
  return drawn;
}

function choose(name: string, parts: readonly string[]): Drawn {
  const places = new Map<string, PartPlace>();
  // A path that only a clip uses is free once the clip is gone.
  const unused = ['cleanupIds', 'removeUselessDefs'] as const;
  const plugins = [
    chosenParts(parts, places),
    ...unused,
    ...unused,
    'collapseGroups',
    'removeEmptyContainers',
  ] as const;
  const { data: svg } = optimize(minified(name), { plugins: [...plugins] });
  return { svg, parts: [...places.values()] };
}

const minifiedPictures = new Map<string, string>();

/** A whole picture, as small as it gets while its parts keep their names. Most of the time goes here, so it is done once. */
function minified(name: string): string {
  const picture = pictures.get(name);
  if (picture === undefined) throw new Error(`press/drawings/outlines has no ${name}.svg`);
  const overrides = {
    cleanupIds: false,
    collapseGroups: false,
    removeUselessDefs: false,
    convertColors: { shortname: false },
  } as const;
  const text =
    minifiedPictures.get(name) ??
    optimize(withSharedMaterials(picture), {
      floatPrecision: 1,
      plugins: [
        'convertStyleToAttrs',
        { name: 'preset-default', params: { overrides } },
        'removeXlink',
        'removeDimensions',
      ],
    }).data;
  minifiedPictures.set(name, text);
  return text;
}

/** Takes out the parts that are not shown, and the places of callouts. Of places with one name, the last counts. */
function chosenParts(shown: readonly string[], places: Map<string, PartPlace>): CustomPlugin {
  let [left, top, width, height] = [0, 0, 1, 1];
  const isShown = (id: string) => !isPart(id) || shown.includes(id);
  return {
    name: 'chosenParts',
    fn: () => ({
      element: {
        enter: (element, parent) => {
          const { id = '', viewBox, cx, cy } = element.attributes;
          if (viewBox && parent.type === 'root')
            [left = 0, top = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
          const [place, label = '', part] = /^callout-([a-z]+)(?:-on-(.+))?$/.exec(id) ?? [];
          if (place && isShown(part ?? '')) {
            const [x, y] = [percent(Number(cx) - left, width), percent(Number(cy) - top, height)];
            places.set(label, { name: label, x, y });
          }
          if (place || (element.name === 'g' && !isShown(id)))
            parent.children = parent.children.filter((child) => child !== element);
        },
      },
    }),
  };
}

const percent = (length: number, whole: number): number => Math.round((length / whole) * 1000) / 10;

const pattern = /<pattern\b[^>]*?\bid="([^"]+)"[^]*?<\/pattern>/g;

const materials = new Map(
  [...readFileSync(path.join(drawingsFolder, 'materials.svg'), 'utf8').matchAll(pattern)].map(
    ([text, id]) => [id, text],
  ),
);

/** A picture has the materials in it for who looks at it; drawings have them from `materials.svg`, which is one for all. */
const withSharedMaterials = (svg: string): string =>
  svg.replace(pattern, (own, id: string) => materials.get(id) ?? own);
