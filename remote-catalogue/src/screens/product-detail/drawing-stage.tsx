import { calloutsOf } from '../../model/callouts';
import type { Drawing, Product, ProductExt } from '../../model/product';
import classNames from './drawing-stage.module.css';
import { PhotoStage } from './photo-stage';

interface DrawingStageProps {
  readonly product: Product;
}

const viewNames: Readonly<Record<Drawing['view'], string>> = { back: 'Back', palm: 'Palm', front: 'Front' };

/** The photograph of an article, or its drawings on one plate. Which of them is seen is a matter of style, so it works without scripts. */
export function DrawingStage({ product }: DrawingStageProps) {
  const { ext } = product;
  if (ext?.photo) return <PhotoStage photo={ext.photo} title={product.title} />;
  const views = ext?.drawings?.views ?? [];
  if (!ext || views.length === 0) return <div className={`plate ${classNames.stage}`} />;
  return (
    <div className={`plate ${classNames.stage}`}>
      <ViewSwitch views={views} />
      <div className={classNames.views}>
        {views.map((drawing, place) => (
          <View key={drawing.view} drawing={drawing} title={product.title} ext={ext} isFirst={place === 0} />
        ))}
      </div>
    </div>
  );
}

interface ViewProps {
  readonly drawing: Drawing;
  readonly title: string;
  readonly ext: ProductExt;
  readonly isFirst: boolean;
}

const shapeClasses = { glove: '', upper: classNames.onUpper, trousers: classNames.onTrousers };

function View({ drawing: { view, address }, title, ext, isFirst }: ViewProps) {
  const shape = shapeClasses[ext.drawings?.shape ?? 'glove'];
  return (
    <figure className={`${classNames.view} ${isFirst ? classNames.first : classNames.second} ${shape}`}>
      <img
        src={address}
        alt={`${title}, ${view}`}
        width={300}
        height={375}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
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
  const choices = [...views.map(({ view }) => viewNames[view]), 'Both'];
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
