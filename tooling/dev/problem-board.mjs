/** The current problems of the packages in development, for the pages that show them. */

/** @typedef {import('./problems.mjs').Problem} Problem */
/** @typedef {Pick<import('node:http').ServerResponse, 'writeHead' | 'write' | 'on' | 'flushHeaders'>} Listener */

/** @param {object} event */
const eventText = (event) => `data: ${JSON.stringify(event)}\n\n`;

export class ProblemBoard {
  /** @type {Map<string, readonly Problem[]>} */
  #problems = new Map();
  /** @type {Set<Listener>} */
  #listeners = new Set();

  /** @returns {readonly Problem[]} */
  get problems() {
    return [...this.#problems.values()].flat();
  }

  /** @param {object} event */
  #tell(event) {
    for (const listener of this.#listeners) listener.write(eventText(event));
  }

  /**
   * @param {string} source  one check of one package: what it found before is forgotten
   * @param {readonly Problem[]} problems
   */
  set(source, problems) {
    const before = JSON.stringify(this.#problems.get(source) ?? []);
    if (before === JSON.stringify(problems)) return;
    this.#problems.set(source, problems);
    this.#tell({ type: 'problems', problems: this.problems });
  }

  /** Something was built: what failed in a page may work now. @param {{ reload: boolean }} options whether pages reload */
  built({ reload }) {
    this.#tell({ type: reload ? 'reload' : 'built' });
  }

  /** @param {Listener} response of a page that listens from now on */
  listen(response) {
    // `no-transform`: compressed, an event would wait until there are enough of them.
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
    });
    response.flushHeaders();
    response.write(eventText({ type: 'problems', problems: this.problems }));
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }
}
