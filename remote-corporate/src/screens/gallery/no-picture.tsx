import classNames from './no-picture.module.css';

/** Instead of the grid, when no picture fits the filter. */
export function NoPicture({ onClear }: { onClear: () => void }) {
  const clear = () => {
    // The button goes away: its focus returns to the filter.
    document.querySelector<HTMLInputElement>('[data-gallery-filter] input')?.focus();
    onClear();
  };
  return (
    <div className={classNames.empty}>
      <h2>No pictures found</h2>
      <p className="muted">
        Gloves are shown from the back and palm, garments from the front, and both close up.
      </p>
      <button className="button button-outlined" type="button" onClick={clear}>
        Clear filter
      </button>
    </div>
  );
}
