import { fileErrorCode } from '../source/file-error';

/** A sheet cannot be read or written at all. The message says what to do. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
}

/** Throws what to do about a file that cannot be read. @throws {SheetError} */
export const throwUnreadable =
  (file: string) =>
  (error: unknown): never => {
    const reason = fileErrorCode(error);
    throw new SheetError(
      reason === 'ENOENT'
        ? `${file}: there is no such file`
        : `${file}: cannot be read (${reason ?? String(error)}); close it in other programs`,
    );
  };
