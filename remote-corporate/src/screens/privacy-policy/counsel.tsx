import texts from '../../../content/data/storage.json';
import classNames from './storage-table.module.css';

/** Said while the site shows a company that does not exist. */
export const Counsel = () => (
  <p className={`muted ${classNames.counsel}`}>
    <span className="sample-chip">Sample</span> {texts.counsel}
  </p>
);
