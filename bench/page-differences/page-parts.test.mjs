import { describe, expect, it } from '@jest/globals';
import { differencesOf } from './page-parts.mjs';

/** @param {string} version @param {{ text?: string, chunk?: string, title?: string }} [own] */
function page(version, { text = 'Gloves', chunk = '20', title = 'Gloves' } = {}) {
  const file = `/remotes/host/${version}/${chunk}.js`;
  const record = {
    host: { version, scripts: [{ href: file, integrity: `sha256-${version.slice(-6)}=` }] },
    title,
  };
  return `<h1 class="muted">${text}</h1><script type="application/json" id="page">${JSON.stringify(record)}</script>`;
}

const [older, newer] = ['0.0.0-local.h0123456789ab', '0.0.0-local.hba9876543210'];

describe('differencesOf', () => {
  it('finds none between two releases of the same sources', () => {
    expect(differencesOf(page(older), page(newer, { chunk: '31' }))).toEqual({
      gone: [],
      new: [],
      isReordered: false,
    });
  });

  it('finds a changed text and a changed value of the record', () => {
    expect(differencesOf(page(older), page(newer, { text: 'Garments', title: 'All' }))).toEqual({
      gone: ['Gloves', 'page.title = "Gloves"'],
      new: ['Garments', 'page.title = "All"'],
      isReordered: false,
    });
  });

  it('reports another order', () => {
    expect(differencesOf('<b></b><i></i>', '<i></i><b></b>')).toEqual({
      gone: [],
      new: [],
      isReordered: true,
    });
  });
});
