/** Figures as data: shapes in a box of about 100 units, feet at the bottom, looking to the right. */
import { append } from '#shared/lang/append'
import { type Color, type DrawOp, type Path, solid, VERB } from '../../ops'

/** `dark` is the body, `accent` wears the side's colour, `light` is the card showing through. */
export type Tone = 'dark' | 'accent' | 'light'

export interface Shape {
  readonly tone: Tone
  readonly path: Path
  /** A line of this width instead of a filled shape. */
  readonly line?: number
}

export interface Figure {
  /** Width and height of the box; shapes start at (0, 0). */
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

const COMMANDS: Readonly<Record<string, { readonly verb: number; readonly numbers: number }>> = {
  M: { verb: VERB.move, numbers: 2 },
  L: { verb: VERB.line, numbers: 2 },
  Q: { verb: VERB.quad, numbers: 4 },
  C: { verb: VERB.cubic, numbers: 6 },
  Z: { verb: VERB.close, numbers: 0 },
}

/** A path written as in SVG, absolute M L Q C Z only, each letter once a segment. */
function pathOf(text: string): Path {
  const path: number[] = []
  for (const [, letter, numbers] of text.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const command = COMMANDS[letter as string]
    const values = (numbers as string)
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    if (!command || values.length !== command.numbers) throw new Error(`bad path: ${letter}${numbers}`)
    path.push(command.verb)
    append(path, values)
  }
  return path
}

export const fill = (tone: Tone, path: string): Shape => shape(() => pathOf(path), { tone })
export const line = (tone: Tone, width: number, path: string): Shape =>
  shape(() => pathOf(path), { tone, line: width })

// Its path is read when first drawn: most pages show few of the figures.
function shape(read: () => Path, paint: Omit<Shape, 'path'>): Shape {
  let path: Path | undefined
  return {
    ...paint,
    get path() {
      path ??= read()
      return path
    },
  }
}

/** A part in another place of the box: a helmet of those on foot on a rider's head. */
export function moved(parts: readonly Shape[], dx: number, dy: number): Shape[] {
  return parts.map((part) => {
    const { tone, line: width } = part
    return shape(() => movedPath(part.path, dx, dy), width === undefined ? { tone } : { tone, line: width })
  })
}

const NUMBERS = new Map(Object.values(COMMANDS).map(({ verb, numbers }) => [verb, numbers]))

function movedPath(path: Path, dx: number, dy: number): Path {
  const there = [...path]
  for (let at = 0; at < path.length;) {
    const numbers = NUMBERS.get(path[at] as number) ?? 0
    for (let index = 1; index <= numbers; index++)
      there[at + index] = (path[at + index] as number) + (index % 2 === 1 ? dx : dy)
    at += 1 + numbers
  }
  return there
}

/** A shape in the side's colour with a dark rim. */
export function rimmed(path: string, rim = 3): Shape[] {
  return [fill('accent', path), line('dark', rim, path)]
}

/** A disc as a path. */
export function disc(x: number, y: number, r: number): string {
  const k = r * 0.5523
  return (
    `M${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}` +
    `C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}` +
    `C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}Z`
  )
}

/** The shapes as they stand in their box, each tone in its colour. */
export function paintShapes(shapes: readonly Shape[], tones: Readonly<Record<Tone, Color>>): DrawOp[] {
  return shapes.map(({ tone, path, line: width }): DrawOp =>
    width === undefined
      ? { kind: 'path', path, fill: solid(tones[tone]) }
      : { kind: 'path', path, stroke: { color: tones[tone], width, cap: 'round', join: 'round' } },
  )
}
