import { useState, type MouseEvent } from 'react';
import type { Shell } from 'shared-types';
import type { Drawing, Photo } from '../../../articles/product';
import { PhotoPicture } from '../../components/card-image';
import { Callouts } from './callouts';
import type { ShownArticle, ShownView } from './detail-data';
import classNames from './drawing-stage.module.css';
import { usePart } from './use-part';
import { viewName } from './view-name';

interface PhotoStageProps {
  readonly photo: Photo;
  readonly title: string;
}

export const PhotoStage = ({ photo: { address, width, height }, title }: PhotoStageProps) => (
  <div className={`plate ${classNames.photo}`}>
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
  readonly article: Pick<ShownArticle, 'title' | 'views'>;
  readonly shell: Pick<Shell, 'pictureDialog'>;
}

async function fetchDialog({ pictureDialog }: DrawingStageProps['shell']) {
  const [{ DrawingDialog }, PictureDialog] = await Promise.all([
    import(/* webpackChunkName: "product-detail-load" */ './drawing-dialog'),
    pictureDialog(),
  ]);
  return { DrawingDialog, PictureDialog };
}

/** The drawings of an article on one plate. CSS shows one of them, so that it works without scripts. */
export function DrawingStage({ article: { title, views }, shell }: DrawingStageProps) {
  const [zoomed, setZoomed] = useState<Drawing>();
  const { part: dialog, fetchPart } = usePart(() => fetchDialog(shell));
  if (views.length === 0) return <div className={`plate ${classNames.stage} no-print`} />;
  const zoom = (drawing: Drawing) => {
    setZoomed(drawing);
    // The drawing itself is as large as the window.
    fetchPart().catch(() => location.assign(drawing.address));
  };
  return (
    <>
      <div className={`plate ${classNames.stage}`}>
        <ViewSwitch views={views} />
        <div className={classNames.views}>
          {views.map((drawing, place) => (
            <View key={drawing.view} drawing={drawing} title={title} isFirst={place === 0} onZoom={zoom} />
          ))}
        </div>
      </div>
      {/* Texts on the plate are dark in dark themes too. */}
      {dialog && zoomed && (
        <dialog.DrawingDialog
          title={title}
          views={views}
          first={zoomed.view}
          onClose={() => setZoomed(undefined)}
          PictureDialog={dialog.PictureDialog}
        />
      )}
    </>
  );
}

interface ViewProps {
  readonly drawing: ShownView;
  readonly title: string;
  readonly isFirst: boolean;
  readonly onZoom: (drawing: Drawing) => void;
}

function View({ drawing, title, isFirst, onZoom }: ViewProps) {
  const { view, address, callouts } = drawing;
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onZoom(drawing);
  };
  return (
    <figure className={`${classNames.view} ${isFirst ? classNames.first : classNames.second}`}>
      <a className={classNames.zoom} href={address} onClick={onClick}>
        <img
          src={address}
          alt={`${title}, ${view}`}
          width={300}
          height={375}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
        <span className="no-print">Enlarge</span>
      </a>
      {callouts.length > 0 && <Callouts callouts={callouts} />}
    </figure>
  );
}

function ViewSwitch({ views }: { readonly views: readonly Drawing[] }) {
  const choices = [...views.map(({ view }) => viewName(view)), 'Both'];
  const choiceClasses = [classNames.showFirst, classNames.showSecond, classNames.showBoth];
  return (
    <fieldset className={`${classNames.switch} no-print`}>
      <legend className="visually-hidden">View</legend>
      {choices.map((choice, place) => (
        <label key={choice}>
          <input
            className={choiceClasses[place]}
            type="radio"
            name="view"
            value={choice}
            defaultChecked={place === 0}
          />
          <span>{choice}</span>
        </label>
      ))}
    </fieldset>
  );
}
