// Module hooks: what `main.js?launch=7` imports from 'electron' is the fake of the seventh launch of this process.
export async function resolve(specifier, context, next) {
  const launch = /[?&]launch=(\d+)&names=([\w,]+)/.exec(context.parentURL ?? '')
  if (specifier !== 'electron' || !launch) return next(specifier, context)
  return { url: `castellan-fake:${launch[1]}?${launch[2]}`, shortCircuit: true }
}

export async function load(url, context, next) {
  const [, launch, names] = /^castellan-fake:(\d+)\?([\w,]+)$/.exec(url) ?? []
  if (!launch) return next(url, context)
  const source = `export const { ${names} } = globalThis[Symbol.for('castellan.fakes')].get(${launch})`
  return { format: 'module', source, shortCircuit: true }
}
