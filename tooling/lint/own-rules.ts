/** Rules of ours that no published plugin has in this form. */
import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];
type Visitor = ReturnType<NonNullable<Extract<Rule, { create?: unknown }>['create']>>;

/** Comments that silence a rule say why, after ` -- `. */
const reasonForDisable: Rule = {
  meta: { messages: { noReason: 'Say why: `oxlint-disable-… rule -- the reason`.' } },
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        const isSilent =
          /^\s*(eslint|oxlint)-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value);
        if (isSilent) context.report({ loc: comment.loc, messageId: 'noReason' });
      }
    },
  }),
};

/** Exports say in a comment what they do, their shapes, units and errors. */
const documentedExport: Rule = {
  meta: { messages: { noComment: 'Say in a /** comment */ what this is, for those who import it.' } },
  create: (context) => ({
    ExportNamedDeclaration: (node) => {
      if (!node.declaration) return;
      const before = context.sourceCode.getCommentsBefore(node).at(-1);
      const isDocumented = before?.type === 'Block' && before.value.startsWith('*');
      if (!isDocumented) context.report({ node, messageId: 'noComment' });
    },
  }),
};

/** @param selectors  of what is not allowed */
const refuse = (message: string, ...selectors: string[]): Rule => ({
  meta: { messages: { refused: message } },
  create: (context) => {
    const visitor: Visitor = {};
    for (const selector of selectors)
      visitor[selector] = (node) => context.report({ node, messageId: 'refused' });
    return visitor;
  },
});

/** @param names  modules of which a file may import types only */
const refuseImports = (message: string, names: RegExp): Rule =>
  refuse(
    message,
    `:matches(ImportDeclaration, ImportExpression, ExportNamedDeclaration, ExportAllDeclaration)[importKind!="type"][exportKind!="type"][source.value=${names}]`,
  );

const stores = '/^(localStorage|sessionStorage|indexedDB|caches|cookieStore)$/';

const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'own' },
  rules: {
    'reason-for-disable': reasonForDisable,
    'documented-export': documentedExport,
    'named-exports': refuse('Export by name: one thing, one name, everywhere.', 'ExportDefaultDeclaration'),
    'no-style-attribute': refuse(
      'The security policy blocks style attributes. Use a class of the CSS module; a bar is <progress> or <meter>.',
      "JSXAttribute[name.name='style']",
    ),
    'mui-by-component': refuseImports(
      "Import a single component, '@mui/material/<Component>': it comes with the remote. Theme and emotion are the host's.",
      /^@(mui|emotion).(?!material.[A-Z]\w*$|x-)/,
    ),
    'no-global-styles': refuse(
      'A global style stays in the document when its screen has gone. Use a CSS module; the base sheet is the host’s.',
      'ImportSpecifier[imported.name="createGlobalStyle"]',
      'ImportDeclaration[source.value=/^@mui.material.(CssBaseline|GlobalStyles)$/]',
    ),
    'axios-in-api': refuseImports(
      'Requests have one room. Ask the port of src/api; the instance comes from `shell.http()`.',
      /^axios(-mock-adapter)?(?!-)\b/,
    ),
    'storage-of-the-host': refuse(
      'Only the storage service of the host touches what a browser stores. Use `shell.storage`, and declare the key.',
      `Identifier[name=${stores}]`,
      `MemberExpression > Literal[value=${stores}]`,
      'MemberExpression[object.name="document"] > [name="cookie"]',
    ),
  },
};

export default plugin;
