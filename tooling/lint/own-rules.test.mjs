import { RuleTester } from 'eslint';
import { ownRules } from './own-rules.mjs';

const tester = new RuleTester();

tester.run('reason-for-disable', ownRules.rules['reason-for-disable'], {
  valid: ['// eslint-disable-next-line no-var -- the global is declared so\nvar one = 1;', '// why not'],
  invalid: [
    { code: '// eslint-disable-next-line no-var\nvar one = 1;', errors: [{ messageId: 'noReason' }] },
    { code: '/* eslint-disable no-var -- */', errors: [{ messageId: 'noReason' }] },
  ],
});

tester.run('documented-export', ownRules.rules['documented-export'], {
  valid: ['/** How many. */\nexport const count = 1;', 'const inner = 1;', "export { one } from './one';"],
  invalid: [
    { code: 'export const count = 1;', errors: [{ messageId: 'noComment' }] },
    { code: '// How many.\nexport const count = 1;', errors: [{ messageId: 'noComment' }] },
  ],
});
