/** Ends an exhaustive switch: a new member of a union breaks the build here until it is handled. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`)
}
