/** Answers to calls that change something: a proxy or a captive portal may answer in place of the service. */

/**
 * True if the service itself says that it changed nothing. An answer that neither says this nor confirms the change leaves it
 * unknown: the service may have made it. With 502 and 504, a proxy says that it got no answer.
 */
export const saysNotDone = (status: number, body: unknown): boolean =>
  ![502, 504].includes(status) && isJsonObject(body) && Boolean(body['error']);

/** True for the parsed body of a JSON answer; that of a page is text. */
export const isJsonObject = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null;
