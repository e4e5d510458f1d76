/** Two rules of ours that no published plugin has in this form. */

/** Comments that silence ESLint say why, after ` -- `. @type {import('eslint').Rule.RuleModule} */
const reasonForDisable = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { noReason: 'Say why: `eslint-disable-… rule -- the reason`.' },
  },
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        const isSilent = /^\s*eslint-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value);
        if (isSilent && comment.loc) context.report({ loc: comment.loc, messageId: 'noReason' });
      }
    },
  }),
};

/** What others import says what it does, its shapes, units and errors. @type {import('eslint').Rule.RuleModule} */
const documentedExport = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { noComment: 'Say in a /** comment */ what this is, for those who import it.' },
  },
  create: (context) => ({
    'ExportNamedDeclaration[declaration]': (/** @type {import('estree').Node} */ node) => {
      const before = context.sourceCode.getCommentsBefore(node).at(-1);
      const isDocumented = before?.type === 'Block' && before.value.startsWith('*');
      if (!isDocumented) context.report({ node, messageId: 'noComment' });
    },
  }),
};

export const ownRules = {
  rules: { 'reason-for-disable': reasonForDisable, 'documented-export': documentedExport },
};
