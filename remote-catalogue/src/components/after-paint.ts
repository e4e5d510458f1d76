/** Resolves once the browser has painted what it has: an act is seen before its consequences are worked out. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A page in the background paints nothing.
    const patience = setTimeout(resolve, 100);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(patience);
        resolve();
      }),
    );
  });
