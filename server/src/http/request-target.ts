/** A request's address in two parts: what names the thing, and the query with its `?`. */
export interface Target {
  readonly path: string;
  readonly query: string;
}

/** Scheme and authority before the path of a target in absolute form, `http://www.example.com` (RFC 9112, 3.2.2). */
const schemeAndAuthority = /^https?:\/\/[^/?#]*/i;

export function targetOf(url: string | undefined): Target {
  const [path = '', ...query] = (url ?? '').replace(schemeAndAuthority, '').split('?');
  return { path: path || '/', query: query.length > 0 ? `?${query.join('?')}` : '' };
}
