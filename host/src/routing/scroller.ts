/** What scrolls: the document, or its body where the visitor has chosen that (`../theme/look.css`). */
export const scroller = (): HTMLElement =>
  document.documentElement.dataset['scroll'] === 'content' ? document.body : document.documentElement;
