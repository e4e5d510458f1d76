import { contractVersion } from 'shared-types/protocol/contract-version';
import { openOperator } from '../../operating/operator.js';
import { flag } from '../option.js';
import { verb } from '../verb.js';

export const check = verb({
  name: 'check',
  group: 'Inspect',
  summary: 'Says whether built packages could be published',
  details: ['Asks what `publish` asks, and changes nothing.'],
  operand: { name: 'DIST', help: 'folder of a build', isRepeatable: true },
  options: { contract: flag('compare with the contract alone, without a store') },
  example: 'remote-catalogue/dist/1.4.0 --contract',
  run: async (call) => {
    const isAlone = call.options.contract;
    const releases = await openOperator(call).check(call.operands, { isAlone });
    const what = isAlone
      ? `contract ${contractVersion}`
      : `the hosts and the live remotes of ${call.store.title}`;
    return {
      lines: releases.map(({ name, version }) => `${name} ${version} fits ${what}.`),
      details: { releases },
    };
  },
});
