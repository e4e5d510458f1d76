import { useState, type MouseEvent } from 'react';
import { calloutsOf } from '../../model/callouts';
import type { Drawing, Product, ProductExt } from '../../model/product';
import classNames from './drawing-stage.module.css';
import { usePart } from './use-part';
import { viewName } from './view-name';

interface DrawingStageProps {
  readonly product: Product;
}

const importZoomDialog = async () =>
  (await import(/* webpackChunkName: "zoom-dialog" */ './zoom-dialog')).ZoomDialog;

/** The drawings of an article on one plate. Which of them is seen is a matter of style, so it works without scripts. */
export function DrawingStage({ product }: DrawingStageProps) {
  const { ext, title } = product;
  const [zoomed, setZoomed] = useState<Drawing>();
  const { Part: ZoomDialog, fetchPart } = usePart(importZoomDialog);
  const views = ext?.drawings?.views ?? [];
  if (!ext || views.length === 0) return <div className={`plate ${classNames.stage} no-print`} />;
  const zoom = (drawing: Drawing) => {
    setZoomed(drawing);
    // Without the dialog, the drawing itself is as large as the window.
    fetchPart().catch(() => location.assign(drawing.address));
  };
  return (
    <div className={`plate ${classNames.stage}`}>
      <ViewSwitch views={views} />
      <div className={classNames.views}>
        {views.map((drawing, place) => (
          <View
            key={drawing.view}
            drawing={drawing}
            title={title}
            ext={ext}
            isFirst={place === 0}
            onZoom={zoom}
          />
        ))}
      </div>
      {ZoomDialog && zoomed && (
        <ZoomDialog title={title} views={views} first={zoomed.view} onClose={() => setZoomed(undefined)} />
      )}
    </div>
  );
}

interface ViewProps {
  readonly drawing: Drawing;
  readonly title: string;
  readonly ext: ProductExt;
  readonly isFirst: boolean;
  readonly onZoom: (drawing: Drawing) => void;
}

const shapeClasses = { glove: '', upper: classNames.onUpper, trousers: classNames.onTrousers };

function View({ drawing, title, ext, isFirst, onZoom }: ViewProps) {
  const { view, address } = drawing;
  const shape = shapeClasses[ext.drawings?.shape ?? 'glove'];
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onZoom(drawing);
  };
  return (
    <figure className={`${classNames.view} ${isFirst ? classNames.first : classNames.second} ${shape}`}>
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
      {calloutsOf(ext, view).map(({ place, title: name, text }) => (
        <p key={place} className={`callout ${place === 'upper' ? 'callout-right' : ''} ${classNames[place]}`}>
          <strong>{name}</strong>
          {text}
        </p>
      ))}
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
