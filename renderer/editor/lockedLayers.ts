/**
 * A locked layer is not changed: the one place that decides. It looks at what a command has changed, not at which command it
 * was, so that every tool, panel and quick fix is held to it; undo and redo are not, and what concerns the whole map (its size,
 * its turning) is no drawing on a layer.
 */
import { type Change } from '#shared/commands/history'
import { type Refusal } from '#shared/commands/command'
import { localized } from '#shared/i18n/localized'
import { type LayerId } from '#shared/painter/style'
import { LAYER_NAMES } from './layers'

type Edit = Pick<Change, 'before' | 'after' | 'patches'>
type Path = Change['patches'][number]['path']

/** Why this may not be done; undefined when it touches no locked layer. */
export function refusedByLock(edit: Edit, locked: readonly LayerId[]): Refusal | undefined {
  if (locked.length === 0 || edit.patches.some(({ path }) => isOfWholeMap(path))) return undefined
  for (const { path } of edit.patches) {
    const layer = layersOf(path, edit).find((one) => locked.includes(one))
    if (layer) return { message: lockedWords(layer) }
  }
  return undefined
}

export function lockedWords(layer: LayerId): Refusal['message'] {
  const { fr, en } = LAYER_NAMES[layer]
  return localized(
    `Le calque «\u202f${fr}\u202f» est verrouillé\u202f: ouvrez son cadenas dans le panneau Calques.`,
    `The layer “${en}” is locked: open its padlock in the Layers panel.`,
  )
}

function isOfWholeMap([first, part, chunk]: Path): boolean {
  return (
    first === 'map' && (part === undefined || part === 'grid' || (part === 'chunks' && chunk === undefined))
  )
}

const OF_CHUNKS: Readonly<Record<string, LayerId>> = { terrain: 'terrain', elevation: 'elevation' }
const OF_MAP: Readonly<Record<string, LayerId>> = {
  structures: 'structures',
  markers: 'structures',
  background: 'background',
}
const OF_SCENARIO: Readonly<Record<string, LayerId>> = {
  zones: 'zones',
  labels: 'labels',
  counters: 'counters',
}

function layersOf(path: Path, edit: Edit): readonly LayerId[] {
  const [first, part, , layer] = path.map(String)
  if (first !== 'map') return present(OF_SCENARIO[first ?? ''])
  if (part === 'chunks') return layer === undefined ? [] : [OF_CHUNKS[layer] ?? 'attributes']
  return part === 'hexsides' ? layersOfSides(path, edit) : present(OF_MAP[part ?? ''])
}

function present(layer: LayerId | undefined): readonly LayerId[] {
  return layer === undefined ? [] : [layer]
}

// A patch names a slot of a side or what is in it, a side, a bucket of sides, or all.
function layersOfSides([, , ...steps]: Path, { before, after }: Edit): readonly LayerId[] {
  const slots = slotsUnder(steps.slice(0, 3).map(String), before.map.hexsides, after.map.hexsides)
  return [...new Set(slots.map((slot): LayerId => (slot === 'way' ? 'ways' : 'hexsides')))]
}

type Tree = { readonly [key: string]: unknown } | undefined

const DEPTH = 3

function slotsUnder(steps: readonly string[], before: unknown, after: unknown, depth = 0): readonly string[] {
  if (before === after) return []
  const [old, now] = [before as Tree, after as Tree]
  const [step, ...rest] = steps
  const keys = step === undefined ? Object.keys({ ...old, ...now }) : [step]
  const differing = keys.filter((key) => old?.[key] !== now?.[key])
  if (depth === DEPTH - 1) return differing
  return differing.flatMap((key) => slotsUnder(rest, old?.[key], now?.[key], depth + 1))
}
