/** The surroundings that test files of one worker share: globals, what these hold, the environment, listeners of the process. */

/** Each thing by its name, as it is. */
export type Surroundings = ReadonlyMap<string, unknown>

/** Vitest and Vite keep their own state there, and change it from file to file; packages register themselves when they load. */
const OF_OTHERS = /^(__|vitest|VITEST|Konva$|Symbol\((expect|\$\$jest|vitest|matchers|undici))/

const named = (key: string | symbol): string => (typeof key === 'symbol' ? key.toString() : key)

/** The value of a property, or its getter: a getter is not called, it may answer anew each time. */
function* propertiesOf(object: object): Generator<[string, unknown]> {
  for (const key of Reflect.ownKeys(object)) {
    const property = Reflect.getOwnPropertyDescriptor(object, key)
    yield [named(key), property && ('value' in property ? property.value : property.get)]
  }
}

/** All globals, their properties and those of their prototypes; the environment; how many listeners the process has. */
export function lookAround(): Surroundings {
  const found = new Map<string, unknown>()
  for (const key of Reflect.ownKeys(globalThis)) {
    const name = named(key)
    if (OF_OTHERS.test(name)) continue
    // Read, not looked up: Node puts many of its globals there only when they are first asked for.
    const value: unknown = Reflect.get(globalThis, key)
    found.set(name, value)
    if (!isObject(value) || value === globalThis) continue
    for (const [inner, held] of propertiesOf(value)) found.set(`${name}.${inner}`, held)
    const { prototype } = value as { prototype?: unknown }
    if (!isObject(prototype)) continue
    for (const [inner, held] of propertiesOf(prototype)) found.set(`${name}.prototype.${inner}`, held)
  }
  for (const [name, value] of Object.entries(process.env))
    if (!OF_OTHERS.test(name)) found.set(`process.env.${name}`, value)
  for (const event of process.eventNames())
    found.set(`listeners of the process: ${named(event)}`, process.listenerCount(event))
  return found
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

/** The names of what was added, removed or replaced; of what a new global holds, only the global. */
export function changesBetween(before: Surroundings, after: Surroundings): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  const changed = [...names].filter((name) => !Object.is(before.get(name), after.get(name)))
  return changed.filter((name) => !changed.some((other) => name.startsWith(`${other}.`)))
}
