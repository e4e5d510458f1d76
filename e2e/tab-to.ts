import { expect, type Locator } from '@playwright/test';

/** Presses Tab until the control has the focus. A control that Tab never reaches fails the test in time. */
export async function tabTo(control: Locator) {
  const isFocused = () =>
    control.evaluate((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement);
  await expect(async () => {
    await control.page().keyboard.press('Tab');
    expect(await isFocused()).toBe(true);
  }).toPass({ intervals: [0] });
}
