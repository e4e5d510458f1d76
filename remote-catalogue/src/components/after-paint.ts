/** Resolves once the browser has painted what it has: the visitor sees a click before its consequences are computed. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
