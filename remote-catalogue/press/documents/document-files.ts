import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DataOutput } from 'shared-types/build';
import { languageName, suppliedKinds, type SuppliedKind } from '../../articles/documents';
import { once } from '../../articles/once';
import type { ArticleDocument } from '../../articles/product';
import { productTypes } from '../../articles/product-types';
import type { Catalogue } from '../read-catalogue';
import { isDay } from '../check/is-day';
import { typeWord } from '../source-files';
import { lackedDocuments } from './lacked-documents';

/** A file of a supplier's document. */
export interface SuppliedFile {
  readonly file: string;
  readonly kind: SuppliedKind;
  readonly language: string;
  readonly issued: string;
}

/** Files of documents by the numbers of articles. */
type DocumentFiles = ReadonlyMap<string, readonly SuppliedFile[]>;

const namePattern = /^(.+)\.(instructions|declaration|certificate)\.([a-z]{2})\.(\d{4}-\d\d-\d\d)\.pdf$/;

const wantedName =
  'Name it by article number or type, kind, language and day of issue, and save it as PDF: ' +
  `A101.declaration.en.2026-03-01.pdf. Kinds are ${suppliedKinds.join(', ')}`;

/** Largest file, in MB: visitors download it on a phone, too. */
const mostMB = 20;

/** The documents of a folder, the files that cannot be used, with the reason, and what articles lack. */
export function judgeDocuments(
  folder: string,
  { articles, settings }: Pick<Catalogue, 'articles' | 'settings'>,
) {
  const keys = [...articles.map(({ articleNo }) => articleNo.toLowerCase()), ...productTypes.map(typeWord)];
  const written = new Map<string, SuppliedFile[]>(keys.map((key) => [key, []]));
  // Systems leave files such as `.DS_Store`.
  const names = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !name.startsWith('.'))
    .toSorted();
  const faults = names.flatMap((name) => {
    const file = path.join(folder, name);
    const [, key = '', kind, language = '', issued = ''] = namePattern.exec(name.toLowerCase()) ?? [];
    const others = written.get(key);
    const read = { file, kind: kind as SuppliedKind, language, issued };
    const message = kind === undefined ? `is not read. ${wantedName}` : faultOf(read, key, others);
    if (message === undefined) others?.push(read);
    return message ? [{ file, message }] : [];
  });
  // An article with own files of a kind has none of its type.
  const files: DocumentFiles = new Map(
    articles.map(({ articleNo, type }) => {
      const own = written.get(articleNo.toLowerCase()) ?? [];
      const ofType = written.get(typeWord(type)) ?? [];
      return [articleNo, [...own, ...ofType.filter(({ kind }) => !own.some((each) => each.kind === kind))]];
    }),
  );
  const lacked = lackedDocuments(articles, files);
  if (settings.documents !== 'required') return { files, faults, warnings: lacked };
  return {
    files,
    faults: [...faults, ...lacked.map((message) => ({ file: folder, message }))],
    warnings: [],
  };
}

function faultOf(
  read: SuppliedFile,
  key: string,
  others: readonly SuppliedFile[] | undefined,
): string | undefined {
  const { file, kind, language, issued } = read;
  if (!others) return `there is no article or type “${key}”; rename the file`;
  if (languageName(language) === undefined) return `“${language}” is no language; write en, de, fr …`;
  if (!isDay(issued)) return `“${issued}” is no day of the calendar; write it as 2026-03-01`;
  const same = others.find((other) => other.kind === kind && other.language === language);
  if (same) return `${same.file} is of the same article, kind and language; remove the older one`;
  const sizeMB = statSync(file).size / 1e6;
  if (sizeMB > mostMB) return `has ${Math.ceil(sizeMB)} MB; save it with at most ${mostMB} MB`;
  return startOf(file) === pdfStart ? undefined : 'is no PDF file; save it again as PDF';
}

const pdfStart = '%PDF-';

function startOf(file: string): string {
  const [opened, start] = [openSync(file, 'r'), Buffer.alloc(pdfStart.length)];
  readSync(opened, start);
  closeSync(opened);
  return start.toString('latin1');
}

/** The documents of a folder. @throws with every fault, one line each */
export function documentFiles(...folder: Parameters<typeof judgeDocuments>): DocumentFiles {
  const { files, faults } = judgeDocuments(...folder);
  if (faults.length > 0) throw new Error(faults.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return files;
}

/** Emits the files: equal ones have one address. */
export function publishDocuments(files: DocumentFiles, { emitAsset }: Pick<DataOutput, 'emitAsset'>) {
  const published = once(({ file, kind, language, issued }: SuppliedFile): ArticleDocument => {
    const bytes = readFileSync(file);
    const address = emitAsset(bytes, '.pdf');
    return { kind, state: 'supplied', language, issued, address, sizeBytes: bytes.length };
  });
  return new Map([...files].map(([articleNo, each]) => [articleNo, each.map(published)]));
}
