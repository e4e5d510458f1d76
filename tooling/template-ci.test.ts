/** Pipelines of a remote in a repository of its own. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { inRoot } from 'tooling/setup/root';
import { parse } from 'yaml';

interface Pipeline {
  readonly jobs?: { readonly release: { readonly steps: readonly { readonly run?: string }[] } };
  readonly release?: { readonly script: readonly string[] };
}

const read = (file: string) => readFileSync(inRoot(file), 'utf8');

it.each(['github', 'gitlab'])('the pipeline for %s runs the lines of the guide', (ci) => {
  const [, lines = ''] =
    /A pipeline runs[^]*?```sh\nVERSION=.*\n([^]*?)```/.exec(read('docs/remote/own-repository.md')) ?? [];
  const { jobs, release } = parse(read(`tooling/template-ci/${ci}.yml`)) as Pipeline;
  const commands = release?.script ?? jobs?.release.steps.flatMap(({ run }) => run?.trim().split('\n') ?? []);
  expect(commands).toEqual([...lines.trim().split('\n'), expect.stringMatching(/^(?:gh|if) /)]);
});
