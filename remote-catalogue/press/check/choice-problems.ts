import type * as v from 'valibot';
import { hazardsSchema, tradesSchema } from '../../articles/hazards/hazard-schema';
import hazards from '../../articles/hazards/hazards.json';
import trades from '../../articles/hazards/trades.json';
import { fileProblem, type Problem } from './problem';
import { schemaFindings } from './schema-findings';

/** What must be changed in `hazards.json` and `trades.json`: each by its path, as `2.questions.0.answers.1.ask`. */
export const choiceProblems = (files = { hazards, trades } as Record<'hazards' | 'trades', unknown>) => [
  ...problemsOf('hazards.json', hazardsSchema, files.hazards),
  ...problemsOf('trades.json', tradesSchema, files.trades),
];

const problemsOf = (name: string, schema: v.GenericSchema, value: unknown): readonly Problem[] =>
  schemaFindings(schema, value).map(({ path, message }) => ({
    ...fileProblem({ name: `remote-catalogue/articles/hazards/${name}`, text: '' }, 0, message),
    field: path.join('.'),
    rule: 'CHOICE',
  }));
