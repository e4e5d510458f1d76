import classNames from './product-listing.module.css';

/** What a list says of itself within `<noscript>`. */
export const WholeList = () => (
  <p className={classNames.within}>Search and filters need JavaScript. All articles are shown.</p>
);
