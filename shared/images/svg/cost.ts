/**
 * Estimates what it costs to draw a picture, in plain shapes: a mask makes a sheet of its own for each element that it hides, dashes and
 * patterns are drawn many times over. In proportion as they were measured, with room for pictures whose masks and dashes are small.
 */

/** In plain shapes. */
const COSTS = {
  mask: 300,
  image: 100,
  dashes: 30,
  pattern: 50,
  clipPath: 10,
  gradient: 5,
  opacity: 5,
} as const

/** Characters of a path, and of a text, that cost as much as a plain shape. */
const PATH_CHARACTERS = 100
const TEXT_CHARACTERS = 5

export interface DrawingCost {
  /** The cost of the element, once. */
  readonly once: number
  /** The cost of every element in it too: what they inherit. */
  readonly each: number
}

/** An element of a picture: what its own attributes cost, without what they refer to. */
export function costOfElement(name: string, attributes: ReadonlyMap<string, string>): DrawingCost {
  const path = (attributes.get('d')?.length ?? 0) + (attributes.get('points')?.length ?? 0)
  const styled = costOfDeclarations(attributes.get('style') ?? '')
  return {
    once:
      path / PATH_CHARACTERS +
      (name === 'image' ? COSTS.image : 0) +
      (isSheer(attributes.get('opacity')) ? COSTS.opacity : 0) +
      styled.once,
    each: (isDashed(attributes.get('stroke-dasharray')) ? COSTS.dashes : 0) + styled.each,
  }
}

export const costOfText = (text: string): number => text.length / TEXT_CHARACTERS

/** The cost of each use of an element of this name by a reference, without its content. */
export function costOfReference(name: string): DrawingCost {
  if (name === 'mask' || name === 'clipPath') return { once: COSTS[name], each: 0 }
  if (name === 'pattern') return { once: 0, each: COSTS.pattern }
  return { once: 0, each: name.endsWith('Gradient') ? COSTS.gradient : 0 }
}

const NOTHING: DrawingCost = { once: 0, each: 0 }

function costOfDeclarations(declarations: string): DrawingCost {
  if (declarations === '') return NOTHING
  const values = new Map(
    declarations.split(';').map((declaration): [string, string] => {
      const [property = '', value = ''] = declaration.split(':')
      return [property.trim().toLowerCase(), value.trim()]
    }),
  )
  return {
    once: isSheer(values.get('opacity')) ? COSTS.opacity : 0,
    each: isDashed(values.get('stroke-dasharray')) ? COSTS.dashes : 0,
  }
}

const OPAQUE = new Set(['', '0', '1', '1.0', '100%'])
const UNDASHED = new Set(['', '0', 'none'])

const isSheer = (opacity = ''): boolean => !OPAQUE.has(opacity.trim())
const isDashed = (dashes = ''): boolean => !UNDASHED.has(dashes.trim())

/** `.st0`, `path.st0`. */
const OF_CLASS = /^[\w-]*\.([\w-]+)$/

/** The costs that a safe style sheet, without comments, adds to elements, by class; those of other selectors to every element (`*`). */
export function costsOfSheet(sheet: string): ReadonlyMap<string, DrawingCost> {
  const costs = new Map<string, DrawingCost>()
  for (const rule of sheet.split('}')) {
    const at = rule.lastIndexOf('{')
    const { once, each } = costOfDeclarations(rule.slice(at + 1))
    if (once + each === 0) continue
    for (const selector of rule.slice(0, Math.max(0, at)).split(',')) {
      const last = selector.trim().split(/\s/).at(-1) ?? ''
      const name = OF_CLASS.exec(last)?.[1] ?? '*'
      const before = costs.get(name) ?? NOTHING
      costs.set(name, { once: before.once + once, each: before.each + each })
    }
  }
  return costs
}
