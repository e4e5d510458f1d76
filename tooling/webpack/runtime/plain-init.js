// Stands in for `init` of the federation runtime (@module-federation/webpack-bundler-runtime 2.9.2), which also prepares
// tree shaking of shared modules. Our builds share whole modules.
export const init = ({ webpackRequire }) => {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
};
