/** Made from form.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  needed: string;
  optional: string;
  articles: {
    quantity: string;
    pairs: string;
    pieces: string;
    size: string;
    chooseSize: string;
    remove: string;
    removed: string;
    undo: string;
    unknown: string;
    add: string;
    number: string;
    confirm: string;
    malformed: string;
    full: string;
    addSize: string;
    line: string;
  };
  list: {
    add: string;
    more: string;
    addOne: string;
    empty: string;
    emptied: string;
  };
  paste: {
    open: string;
    label: string;
    hint: string;
    add: string;
    close: string;
    line: string;
    lines: string;
    added: string;
    notAdded: string;
  };
  summary: {
    one: string;
    more: string;
  };
  faults: {
    name: {
      missing: string;
    };
    email: {
      missing: string;
      malformed: string;
    };
    articles: {
      malformed: string;
    };
  };
  leaveEmpty: string;
  sending: string;
  retry: string;
  openMail: string;
  copy: string;
  clear: string;
  prefilled: string;
  keepDetails: string;
  keepDetailsHint: string;
  keepDraft: string;
  keepDraftHint: string;
  remark: string;
  remarkKept: string;
  remarkUnsaved: string;
  nothingLeaves: string;
  nothingElseLeaves: string;
  outcomes: {
    'mail-opened': string;
    copied: string;
    'too-long': string;
    'copy-failed': string;
  };
  received: {
    heading: string;
    text: string;
    changed: string;
    held: string;
  };
  notSent: {
    heading: string;
    problems: {
      offline: string;
      'timed-out': string;
      'too-many': string;
      'too-long': string;
      failed: string;
      outdated: string;
      unavailable: string;
    };
    outdatedUnsaved: string;
    kept: string;
  };
  text: string;
}

declare const contents: Contents;
export default contents;
export const needed: Contents['needed'];
export const optional: Contents['optional'];
export const articles: Contents['articles'];
export const list: Contents['list'];
export const paste: Contents['paste'];
export const summary: Contents['summary'];
export const faults: Contents['faults'];
export const leaveEmpty: Contents['leaveEmpty'];
export const sending: Contents['sending'];
export const retry: Contents['retry'];
export const openMail: Contents['openMail'];
export const copy: Contents['copy'];
export const clear: Contents['clear'];
export const prefilled: Contents['prefilled'];
export const keepDetails: Contents['keepDetails'];
export const keepDetailsHint: Contents['keepDetailsHint'];
export const keepDraft: Contents['keepDraft'];
export const keepDraftHint: Contents['keepDraftHint'];
export const remark: Contents['remark'];
export const remarkKept: Contents['remarkKept'];
export const remarkUnsaved: Contents['remarkUnsaved'];
export const nothingLeaves: Contents['nothingLeaves'];
export const nothingElseLeaves: Contents['nothingElseLeaves'];
export const outcomes: Contents['outcomes'];
export const received: Contents['received'];
export const notSent: Contents['notSent'];
export const text: Contents['text'];
