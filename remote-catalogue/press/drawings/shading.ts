import { luminance } from './colour';
import { group, use } from './svg';

/** The light comes from the upper left. A drawing that is shown mirrored (`-1`) is shaded mirrored. */
export type LightSide = 1 | -1;

export interface Volume {
  readonly outlineId: string;
  readonly light?: LightSide;
  /** 1 for a middle tone; light materials take less, dark ones more. */
  readonly strength: number;
  /** Few steps make a smaller file; many look smooth in a large picture. */
  readonly steps: ShadingSteps;
}

interface ShadingSteps {
  readonly dark: Steps;
  readonly bright: Steps;
}

interface Steps {
  readonly opacity: number;
  /** Widths of the stroke, falling. */
  readonly widths: readonly number[];
}

export const fewSteps: ShadingSteps = {
  dark: { opacity: 0.065, widths: [32, 20, 11, 5] },
  bright: { opacity: 0.075, widths: [11, 5] },
};

export const manySteps: ShadingSteps = {
  dark: { opacity: 0.03, widths: [34, 29, 24, 20, 16, 12, 9, 6, 3] },
  bright: { opacity: 0.035, widths: [14, 11, 8, 5, 3] },
};

/** Shading for a material of this colour; `usual` for a middle tone. */
export function strengthOf(colour: string, usual: number): number {
  const brightness = luminance(colour);
  if (brightness > 0.8) return 0.6;
  return brightness < 0.25 ? 1.3 : usual;
}

/**
 * Depth without filters, which some renderers do not know: the outline is drawn inside its own clip in falling widths,
 * dark ones moved towards the upper left so that the lower right stays dark, light ones the other way.
 */
export function volume({ outlineId, light = 1, strength, steps }: Volume): string {
  const rows = ({ opacity, widths }: Steps, stroke: string, transform: string) => {
    const strokeOpacity = Math.round(opacity * strength * 1000) / 1000;
    const strokes = widths.map((width) => use(outlineId, { 'stroke-width': width })).join('');
    return group({ fill: 'none', stroke, 'stroke-opacity': strokeOpacity, transform }, strokes);
  };
  const shift = 2.6 * light;
  return (
    rows(steps.dark, '#05090b', `translate(${-shift} -2.4)`) +
    rows(steps.bright, '#fff', `translate(${shift} 2.4)`)
  );
}
