// The packages are in the folder above, which a project of its own need not say.
const root = new URL('..', import.meta.url).pathname;
export default { outputFileTracingRoot: root, turbopack: { root } };
