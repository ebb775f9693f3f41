// Options for bundling, for all builds and the bench's.

// An import of types alone is none: kept for side effects (which our modules do not have) it would pull half of the
// program into the start.
export const oxc = { typescript: { onlyRemoveTypeImports: false } }

// What the entry needs comes as one file: shared with chunks that come later it would be cut into a dozen requests.
export const output = { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } }

// No warning when a machine is slow.
export const checks = { bundlerTimings: false }
