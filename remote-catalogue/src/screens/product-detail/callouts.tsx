import { calloutRows } from '../../model/callout-rows';
import type { Callout } from '../../model/callouts';
import classNames from './callouts.module.css';

/** Width of the picture where its height is 100. */
const pictureWidth = 80;

/** Lines from the parts of a drawing to the texts on both sides of it. */
export const Callouts = ({ callouts }: { readonly callouts: readonly Callout[] }) => (
  <div className={classNames.callouts}>
    <svg viewBox={`0 0 ${pictureWidth} 100`} aria-hidden="true">
      <path className={classNames.halo} d={callouts.map(lineOf).join('')} />
      <path className={classNames.line} d={callouts.map(lineOf).join('')} />
      {callouts.map(({ dot: { x, y } }) => (
        <circle key={`${x} ${y}`} cx={(x * pictureWidth) / 100} cy={y} r="1" />
      ))}
    </svg>
    {callouts.map(({ title, text, side, row }) => (
      <p key={`${title} ${text}`} className={`${classNames[side]} ${classNames[`row${row}`]}`}>
        <strong>{title}</strong>
        {text}
      </p>
    ))}
  </div>
);

const lineOf = ({ dot: { x, y }, side, row }: Callout): string =>
  `M${(x * pictureWidth) / 100} ${y}L${side === 'left' ? 0 : pictureWidth} ${calloutRows[row]}`;
