import { capitalised } from '../../../articles/capitals';
import { useState, type ComponentType } from 'react';
import type { PictureDialogProps, Shell } from 'shared-types';
import type { Photo } from '../../../articles/product';
import { PhotoPicture } from '../../components/card-image';
import { inPlace } from '../../components/in-place';
import { calloutRows } from '../../../articles/callout-rows';
import type { Callout } from '../../../articles/callouts';
import type { ShownArticle } from '../../../articles/facts/shown-article';
import lines from './callouts.module.css';
import classNames from './drawing-stage.module.css';

interface PhotoStageProps {
  readonly photo: Photo;
  readonly title: string;
}

export const PhotoStage = ({ photo: { address, width, height }, title }: PhotoStageProps) => (
  <div className={`plate ${classNames.stage} ${classNames.photo}`}>
    <PhotoPicture
      address={address}
      use="detail"
      alt={title}
      width={width}
      height={height}
      fetchPriority="high"
    />
  </div>
);

interface DrawingStageProps {
  readonly article: Pick<ShownArticle, 'articleNo' | 'title' | 'views'>;
  readonly shell: Pick<Shell, 'pictureDialog'>;
}

const size = { width: 300, height: 375 };
const stage = `plate ${classNames.stage} ${classNames.drawing}`;

/** The drawings of an article on one plate. CSS shows one of them, so that it works without scripts. */
export function DrawingStage({ article: { articleNo, title, views }, shell }: DrawingStageProps) {
  const [zoomed, setZoomed] = useState<number>();
  const [Dialog, setDialog] = useState<ComponentType<PictureDialogProps>>();
  if (views.length === 0) return <div className={`${stage} no-print`} />;
  const zoom = (place: number, address: string) => {
    setZoomed(place);
    shell.pictureDialog().then(
      (part) => setDialog(() => part),
      // The drawing itself is as large as the window.
      () => location.assign(address),
    );
  };
  const altOf = (view: string) => `${title}, ${view}`;
  const shown = zoomed === undefined ? undefined : views[zoomed];
  return (
    <>
      <div className={stage}>
        <fieldset className={`segments ${classNames.switch} no-print`}>
          <legend className="visually-hidden">View</legend>
          {views.map(({ view }, place) => (
            <label key={view} className="segment">
              <input type="radio" name="view" value={view} defaultChecked={place === 0} />
              {capitalised(view)}
            </label>
          ))}
        </fieldset>
        <div className={classNames.views}>
          {views.map(({ view, address, callouts }, place) => (
            <figure key={view} className={classNames.view}>
              <a
                className={classNames.zoom}
                href={address}
                onClick={(event) => inPlace(event, () => zoom(place, address))}
              >
                <img
                  {...size}
                  src={address}
                  alt={altOf(view)}
                  {...(place === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
                />
                <span className="no-print">
                  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                    <path
                      d="M7 1h4v4M5 11H1V7M11 1 7 5M1 11l4-4"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="1.5"
                    />
                  </svg>
                  Enlarge
                </span>
              </a>
              {callouts.length > 0 && <Callouts callouts={callouts} />}
            </figure>
          ))}
        </div>
      </div>
      {Dialog && shown && (
        <Dialog
          title={`${articleNo} ${title}`}
          picture={{
            ...size,
            address: shown.address,
            alt: altOf(shown.view),
          }}
          {...(views.length > 1 && {
            row: { place: views.indexOf(shown), count: views.length, onMove: setZoomed },
          })}
          onClose={() => setZoomed(undefined)}
        />
      )}
    </>
  );
}

/** Width of the picture where its height is 100. */
const pictureWidth = 80;

/** Lines from the parts of a drawing to the texts on both sides of it: a grid of two columns, with places that stay empty. */
const Callouts = ({ callouts }: { readonly callouts: readonly Callout[] }) => (
  <div className={lines.callouts}>
    <svg viewBox={`0 0 ${pictureWidth} 100`} fill="none" aria-hidden="true">
      <path className={lines.halo} d={callouts.map(lineOf).join('')} />
      <path d={callouts.map(lineOf).join('')} />
      {callouts.map(({ dot: { x, y } }) => (
        <circle key={`${x} ${y}`} cx={(x * pictureWidth) / 100} cy={y} r="1" />
      ))}
    </svg>
    {calloutRows.flatMap((height, row) =>
      (['left', 'right'] as const).map((side) => {
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
