/** Elements that draw one shape; `use` repeats one. */
const shapes = /<(?:path|rect|circle|use)\b[^>]*>/g;
const opacity = / opacity="/;

/**
 * The drawing with the opacity of each shape said of its fill and its stroke. No shape has both, so it looks the same;
 * to the converter the one needs an object of its own in the file, and the other is a number.
 */
export const printableDrawing = (svg: string): string =>
  svg.replaceAll(shapes, (shape) => {
    if (!opacity.test(shape)) return shape;
    const value = /[^-]opacity="([^"]*)"/.exec(shape)?.[1] ?? '1';
    return shape.replace(opacity, ` fill-opacity="${value}" stroke-opacity="`);
  });
