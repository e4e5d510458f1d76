import { titleFor } from './title.js';

/** Vite's helper: sheet and script of a part are in the head before it is imported. */
function preload(attributes) {
  const link = Object.assign(document.createElement('link'), { crossOrigin: '' }, attributes);
  document.head.append(link);
}

async function openDetail() {
  preload({ rel: 'stylesheet', href: new URL('./detail.css', import.meta.url).href });
  preload({ rel: 'modulepreload', as: 'script', href: new URL('./detail.js', import.meta.url).href });
  return (await import('./detail.js')).text;
}

export const makeOrders = ({ createElement: draw, useState, version }) =>
  function Orders({ user }) {
    const [detail, setDetail] = useState('');
    const open = () =>
      openDetail().then(setDetail, () => {
        setDetail('No detail');
      });
    return draw(
      'div',
      null,
      draw('h1', null, titleFor(user)),
      draw('p', null, `React ${version}`),
      draw('button', { type: 'button', onClick: open }, 'Open the detail'),
      draw('p', { className: 'detail' }, detail),
    );
  };
