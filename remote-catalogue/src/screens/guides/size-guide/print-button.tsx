import scripts from '../../../components/scripted.module.css';

/** Prints the page. */
export const PrintButton = () => (
  <button className={`button ${scripts.scripted}`} type="button" onClick={() => print()}>
    Print the sheet
  </button>
);
