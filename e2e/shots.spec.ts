import { expectSettled } from './alive';
import { storeLook } from './stored-look';
import { test } from './site-test';
const looks: Record<string, object> = {
  l1: { layout: { style: 'layout1' } },
  l2: { layout: { style: 'layout2' } },
  l3: { layout: { style: 'layout3' } },
  boxed: { layout: { config: { mode: 'boxed', footer: { style: 'fixed' } } } },
  slate: { theme: { main: 'slate', navbar: 'deepOcean', toolbar: 'sunset', footer: 'greeny' } },
};
const pick = (process.env['SHOTS'] ?? 'l1,l2,l3').split(',');
const paths = (process.env['PATHS'] ?? '/home,/products/gloves').split(',');
const widths = (process.env['WIDTHS'] ?? '1440,820,390').split(',').map(Number);
for (const name of pick) for (const path of paths) for (const width of widths)
  test(`${name} ${path} ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await storeLook(page, looks[name] ?? {});
    await page.goto(path);
    await expectSettled(page);
    await page.screenshot({ path: `/tmp/shots/${name}${path.replaceAll('/', '_')}-${width}.png` });
  });
