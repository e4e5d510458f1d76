import { positionAt } from 'shared-types/json/problems';
import type { SourceText } from '../source-files';
import type { Problem } from './problem';

/** An error of a file as a whole. @param offset characters in front of it */
export const fileProblem = (file: SourceText, offset: number, message: string): Problem => ({
  ...positionAt(file.text, offset),
  file: file.name,
  article: '',
  field: '',
  value: '',
  message,
  rule: 'JSON',
  severity: 'error',
});
