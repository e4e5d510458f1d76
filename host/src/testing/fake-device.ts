/** A device whose colours a test chooses; jsdom has none. */
export function fakeDevice() {
  const real = globalThis.matchMedia;
  const media = Object.assign(new EventTarget(), { matches: false });
  globalThis.matchMedia = () => media as unknown as MediaQueryList;
  return {
    set: (device: { readonly isDark: boolean }) => {
      media.matches = device.isDark;
      media.dispatchEvent(new Event('change'));
    },
    restore: () => {
      globalThis.matchMedia = real;
    },
  };
}
