/**
 * A chunk with a name has it as its id: the entry then needs no list of the names of files. All others keep their numbers, since
 * ids made from modules would carry the folder of the build into its bytes.
 */
export class NamedChunkIds {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('NamedChunkIds', ({ hooks }) => {
      hooks.afterOptimizeChunkIds.tap('NamedChunkIds', (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
