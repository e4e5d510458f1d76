import { darken, lighten } from '../colour';
import { line, use } from '../svg';
import type { GloveSheet } from './glove-sheet';
import { guardsOf } from './guard-forms';

/** The moulded guards of an impact glove: fingers, knuckles, hand, thumb. One shape, drawn three times. */
export function drawImpactGuards({ art, defs, isMirrored, layer }: GloveSheet): void {
  const colour = art.tpr ?? art.accent;
  const edge = darken(colour, 0.42);
  const { shape, light } = guardsOf(art.guards);
  layer.settle();
  const id = defs.path('t', shape);
  layer.add(
    use(id, {
      transform: `translate(${isMirrored ? -2 : 2} 3)`,
      opacity: 0.3,
      stroke: '#05090b',
      'stroke-width': 5,
    }),
    use(id, { fill: edge, stroke: edge, 'stroke-width': 5 }),
    use(id, { fill: colour, stroke: colour, 'stroke-width': 2.4 }),
    line(light, lighten(colour, 0.5), 1.8, { 'stroke-linecap': 'round', opacity: 0.85 }),
  );
}
