/** Areas of hexes as VASSAL’s zones need them: in one piece, with an outline. */
import { append } from '#shared/lang/append'
import { type Lattice, type Pixel } from './lattice'
import { type NamedHex } from './numbering'

interface Run {
  readonly line: number
  readonly hexes: readonly NamedHex[]
}

/** Hexes in parts, each with one run of neighbours in each of its lines, so that one outline goes about it. */
export function chains(hexes: readonly NamedHex[]): NamedHex[][] {
  const byLine = new Map<number, Run[]>()
  for (const run of runsOf(hexes)) byLine.set(run.line, [...(byLine.get(run.line) ?? []), run])
  const found: NamedHex[][] = []
  let last: { readonly line: number; readonly chain: NamedHex[] } | undefined
  for (const [line, runs] of [...byLine].sort(([a], [b]) => a - b)) {
    const [only, ...more] = runs
    if (only && more.length === 0 && last?.line === line - 1) append(last.chain, only.hexes)
    else for (const run of runs) found.push([...run.hexes])
    const chain = more.length === 0 ? found.at(-1) : undefined
    last = chain && { line, chain }
  }
  return found
}

function runsOf(hexes: readonly NamedHex[]): Run[] {
  const sorted = [...hexes].sort((a, b) => a.raw.line - b.raw.line || a.raw.place - b.raw.place)
  const runs: { line: number; hexes: NamedHex[] }[] = []
  for (const hex of sorted) {
    const run = runs.at(-1)
    const before = run?.hexes.at(-1)?.raw
    if (run && before?.line === hex.raw.line && before.place === hex.raw.place - 1) run.hexes.push(hex)
    else runs.push({ line: hex.raw.line, hexes: [hex] })
  }
  return runs
}

/** In steps between the lines: the middle of each hex of the chain lies inside, and of no other. */
export function outlineOf(chain: readonly NamedHex[], lattice: Lattice): Pixel[] {
  const { dx, dy, x0, y0, sideways } = lattice
  const near: Pixel[] = []
  const far: Pixel[] = []
  for (const { line, hexes } of runsOf(chain)) {
    const [from, to] = [Math.round(x0 + dx * (line - 0.5)), Math.round(x0 + dx * (line + 0.5))]
    const half = line % 2 === 0 ? 0 : dy / 2
    const [first, last] = [hexes[0]?.raw.place ?? 0, hexes.at(-1)?.raw.place ?? 0]
    const [top, bottom] = [y0 + half + dy * (first - 0.5), y0 + half + dy * (last + 0.5)].map(Math.round) as [
      number,
      number,
    ]
    near.push({ x: from, y: top }, { x: to, y: top })
    far.push({ x: from, y: bottom }, { x: to, y: bottom })
  }
  const outline = [...near, ...far.reverse()]
  return sideways ? outline.map(({ x, y }) => ({ x: y, y: x })) : outline
}
