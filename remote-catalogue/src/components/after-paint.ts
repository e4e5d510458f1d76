/** Resolves once the browser has painted what it has: an act is seen before its consequences are worked out. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
