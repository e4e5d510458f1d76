import classNames from './marking-picture.module.css';

const marking = '4X43DP';

/** A marking as it is printed, with the place that people look for. */
export function MarkingPicture() {
  return (
    <div className={classNames.picture}>
      <p className={classNames.cells} role="img" aria-label={`An example of a marking: ${marking}`}>
        {[...marking].map((character, index) => (
          <span key={index}>{character}</span>
        ))}
      </p>
      <p className={`callout callout-right ${classNames.place}`}>
        <strong>Fifth place</strong> cut, ISO 13997
      </p>
    </div>
  );
}
