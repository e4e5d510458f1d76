// The exposed component, with a router of its own.
self.makeOrders = ({ createElement: draw, useEffect, useState, version }) =>
  function Orders({ basePath, user, getToken }) {
    const [path, setPath] = useState(location.pathname);
    const [clicks, setClicks] = useState(0);
    useEffect(() => {
      const follow = () => setPath(location.pathname);
      addEventListener('popstate', follow);
      return () => removeEventListener('popstate', follow);
    }, []);
    // Its site of its own was a document of its own: nothing was put back there.
    useEffect(() => {
      document.documentElement.classList.add('dark');
      document.body.style.overflow = 'hidden';
      document.body.append(Object.assign(document.createElement('output'), { textContent: 'Saved' }));
    }, []);
    const open = () => {
      history.pushState(null, '', `${basePath}/7`);
      setPath(location.pathname);
    };
    const ask = async () =>
      fetch('/api/orders', { headers: { authorization: `Bearer ${await getToken()}` } });
    return draw(
      'div',
      null,
      draw('h1', null, `Orders of ${user.role} ${user.data.displayName}`),
      draw('p', null, `React ${version} at ${path}`),
      draw('button', { type: 'button', onClick: open }, 'Open order 7'),
      draw('button', { type: 'button', onClick: () => setClicks(clicks + 1) }, `Clicked ${clicks} times`),
      draw('button', { type: 'button', onClick: ask }, 'Ask the service'),
      draw('a', { href: `${basePath}/8` }, 'Order 8'),
    );
  };
