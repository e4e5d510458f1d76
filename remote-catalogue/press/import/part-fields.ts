import { readEach, valueRead, type CellForm } from './cell-form';
import { readMaterial } from './part-forms';

/** A field of a supplier's sheet that gives some of the values of a field of ours. */
export interface PartField {
  readonly name: string;
  readonly joins: string;
  /** Title of the feature, or part of the materials. */
  readonly part: string;
  readonly form: Pick<CellForm, 'isList' | 'isCode' | 'read'>;
}

const featureField = (title: string): PartField => ({
  name: `features.${title}`,
  joins: 'features',
  part: title,
  form: { read: (texts) => valueRead([{ title, description: texts[0] ?? '' }]) },
});

const materialField = (part: string): PartField => ({
  name: `materials.${part}`,
  joins: 'materials',
  part,
  form: {
    isList: true,
    read: (texts, context) => readEach(texts, (text) => readMaterial(part, text, context)),
  },
});

/** Fields of sheets that give each feature of a glove, and the materials of each part, a column of their own. */
export const partFields: readonly PartField[] = [
  ...['Palm', 'Back', 'Entrance', 'Description'].map(featureField),
  ...['palm', 'back', 'lining', 'shell', 'insulation', 'tape'].map(materialField),
];
