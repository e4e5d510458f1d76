import { calloutRows } from '../../../articles/callout-rows';
import type { Callout } from '../../../articles/callouts';
import classNames from './callouts.module.css';

/** Width of the picture where its height is 100. */
const pictureWidth = 80;

const sides = ['left', 'right'] as const;

/** Lines from the parts of a drawing to the texts on both sides of it: a grid of two columns, with places that stay empty. */
export const Callouts = ({ callouts }: { readonly callouts: readonly Callout[] }) => (
  <div className={classNames.callouts}>
    <svg viewBox={`0 0 ${pictureWidth} 100`} fill="none" aria-hidden="true">
      <path className={classNames.halo} d={callouts.map(lineOf).join('')} />
      <path d={callouts.map(lineOf).join('')} />
      {callouts.map(({ dot: { x, y } }) => (
        <circle key={`${x} ${y}`} cx={(x * pictureWidth) / 100} cy={y} r="1" />
      ))}
    </svg>
    {calloutRows.flatMap((height, row) =>
      sides.map((side) => {
        const callout = callouts.find((each) => each.row === row && each.side === side);
        const key = `${side} ${height}`;
        if (!callout) return <span key={key} />;
        return (
          <p key={key}>
            <strong>{callout.title}</strong> {callout.text}
          </p>
        );
      }),
    )}
  </div>
);

const lineOf = ({ dot: { x, y }, side, row }: Callout): string =>
  `M${(x * pictureWidth) / 100} ${y}L${side === 'left' ? 0 : pictureWidth} ${calloutRows[row]}`;
