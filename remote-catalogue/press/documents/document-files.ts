import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DataOutput } from 'shared-types/build';
import {
  languageName,
  suppliedKinds,
  typeWord,
  type ByNumberOrType,
  type SuppliedKind,
} from '../../articles/documents';
import type { ArticleDocument } from '../../articles/product';
import { productTypes } from '../../articles/product-types';
import type { SourceArticle } from '../article-schema';
import type { CatalogueSettings } from '../catalogue-settings';
import { isDay } from '../check/is-day';
import { lackedDocuments } from './lacked-documents';

/** A file of a supplier's document. */
export interface SuppliedFile {
  readonly file: string;
  /** Article number in small letters, or word for a type. */
  readonly key: string;
  readonly kind: SuppliedKind;
  readonly language: string;
  readonly issued: string;
}

/** Files of documents by article or type. */
export type DocumentFiles = ByNumberOrType<SuppliedFile>;

/** What the documents of a folder belong to. */
export interface Documented {
  readonly articles: readonly SourceArticle[];
  readonly settings: CatalogueSettings;
}

const namePattern = /^(.+)\.(\w+)\.([a-z]{2})\.(\d{4}-\d\d-\d\d)\.pdf$/i;

/** Largest file, in MB: visitors download it on a phone, too. */
const mostMB = 20;

/** The documents of a folder, the files that cannot be used, with the reason, and what articles lack. */
export function judgeDocuments(folder: string, { articles, settings }: Documented) {
  const known = new Set([
    ...articles.map(({ articleNo }) => articleNo.toLowerCase()),
    ...productTypes.map(typeWord),
  ]);
  const files = new Map<string, SuppliedFile[]>();
  const faults: { file: string; message: string }[] = [];
  for (const name of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    // Systems leave files such as `.DS_Store`.
    if (name.startsWith('.')) continue;
    const file = path.join(folder, name);
    const read = readName(file);
    const others = (read && files.get(read.key)) ?? [];
    const message = read ? faultOf(read, { known, others }) : faultOfName(name);
    if (message) faults.push({ file, message });
    else if (read) files.set(read.key, [...others, read]);
  }
  const lacked = lackedDocuments(articles, files);
  const isRequired = settings.documents === 'required';
  return {
    files: files as DocumentFiles,
    faults: [...faults, ...(isRequired ? lacked.map((message) => ({ file: folder, message })) : [])],
    warnings: isRequired ? [] : lacked,
  };
}

function readName(file: string): SuppliedFile | undefined {
  const [, number = '', word = '', language = '', issued = ''] = namePattern.exec(path.basename(file)) ?? [];
  const kind = suppliedKinds.find((each) => each === word.toLowerCase());
  return kind && { file, key: number.toLowerCase(), kind, language: language.toLowerCase(), issued };
}

const faultOfName = (name: string): string =>
  `is not read. Name it by article number or type, kind (${suppliedKinds.join(', ')}), language and day of issue: ` +
  `A101.declaration.en.2026-03-01.pdf${name.toLowerCase().endsWith('.pdf') ? '' : ', and save it as PDF'}`;

interface Known {
  readonly known: ReadonlySet<string>;
  readonly others: readonly SuppliedFile[];
}

function faultOf(
  { file, key, kind, language, issued }: SuppliedFile,
  { known, others }: Known,
): string | undefined {
  if (!known.has(key)) return `there is no article or type “${key}”; rename the file`;
  if (languageName(language) === undefined) return `“${language}” is no language; write en, de, fr …`;
  if (!isDay(issued)) return `“${issued}” is no day of the calendar; write it as 2026-03-01`;
  const same = others.find((other) => other.kind === kind && other.language === language);
  if (same) return `${same.file} is the same document of the same article and language; remove the older one`;
  const sizeMB = statSync(file).size / 1e6;
  if (sizeMB > mostMB) return `has ${Math.ceil(sizeMB)} MB; save it with at most ${mostMB} MB`;
  return isPdf(file) ? undefined : 'is no PDF file; save it again as PDF';
}

const pdfStart = '%PDF-';

function isPdf(file: string): boolean {
  const opened = openSync(file, 'r');
  try {
    const start = Buffer.alloc(pdfStart.length);
    return readSync(opened, start) === pdfStart.length && start.toString('latin1') === pdfStart;
  } finally {
    closeSync(opened);
  }
}

/** The documents of a folder. @throws with every fault, one line each */
export function documentFiles(folder: string, documented: Documented): DocumentFiles {
  const { files, faults } = judgeDocuments(folder, documented);
  if (faults.length > 0) throw new Error(faults.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return files;
}

/** Emits the files: equal ones have one address. */
export function publishDocuments(
  files: DocumentFiles,
  { emitAsset }: Pick<DataOutput, 'emitAsset'>,
): ByNumberOrType<ArticleDocument> {
  const publish = ({ file, kind, language, issued }: SuppliedFile): ArticleDocument => {
    const bytes = readFileSync(file);
    const address = emitAsset(bytes, '.pdf');
    return { kind, state: 'supplied', language, issued, address, sizeBytes: bytes.length };
  };
  return new Map([...files].map(([key, each]) => [key, each.map(publish)]));
}
