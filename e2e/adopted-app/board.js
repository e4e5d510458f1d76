// An app with a runtime of its own, here none at all. Its modules make a place for dialogs and a global style, once.
self.makeBoard = () => {
  const place = Object.assign(document.createElement('aside'), { textContent: 'Dialogs of the board' });
  document.body.append(place);
  const style = document.createElement('style');
  document.head.append(style);
  style.sheet.insertRule('header a { letter-spacing: 3px }');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('header a { word-spacing: 3px }');
  document.adoptedStyleSheets.push(sheet);
  try {
    trustedTypes.createPolicy('board', {});
  } catch {
    // As Vue does.
  }

  const mount = (element, { basePath, user }) => {
    const heading = document.createElement('h1');
    const draw = () => {
      heading.textContent = `Board of ${user.getState().data.displayName} at ${basePath}`;
    };
    draw();
    element.append(heading);
    document.title = 'Board';
    document.documentElement.dataset.board = 'open';
    document.body.append(Object.assign(document.createElement('output'), { textContent: 'Saved' }));
    const unfollow = user.subscribe(draw);
    return () => {
      unfollow();
      heading.remove();
    };
  };
  return { mount };
};
