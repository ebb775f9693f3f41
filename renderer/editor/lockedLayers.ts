/**
 * A locked layer is not changed: the one place that decides. It looks at what a command has changed, not at which command it
 * was, so that every tool, panel and quick fix is held to it; undo and redo are not, and what concerns the whole map (its size,
 * its turning) is no drawing on a layer.
 */
import { type CellLayer, type ChangeSet, type RecordKind } from '#shared/document/changeSet'
import { type Refusal } from '#shared/commands/command/command'
import { localized } from '#shared/i18n/localized'
import { type LayerId } from '#shared/painter/style'
import { LAYER_NAMES } from './layers'

/** The refusal of changes that touch a locked layer; undefined when they touch none. */
export function refusedByLock(changes: ChangeSet, locked: readonly LayerId[]): Refusal | undefined {
  if (locked.length === 0 || changes.wholeMap) return undefined
  const layer = layersOf(changes).find((one) => locked.includes(one))
  return layer && { message: lockedWords(layer) }
}

export function lockedWords(layer: LayerId): Refusal['message'] {
  const { fr, en } = LAYER_NAMES[layer]
  return localized(
    `Le calque «\u202f${fr}\u202f» est verrouillé\u202f: ouvrez son cadenas dans le panneau Calques.`,
    `The layer “${en}” is locked: open its padlock in the Layers panel.`,
  )
}

const OF_CELLS: Readonly<Record<CellLayer, LayerId>> = {
  terrain: 'terrain',
  elevation: 'elevation',
  environment: 'attributes',
  flags: 'attributes',
  wandering: 'attributes',
}

const OF_RECORDS: Readonly<Partial<Record<RecordKind, LayerId>>> = {
  structures: 'structures',
  markers: 'structures',
  zones: 'zones',
  labels: 'labels',
  counters: 'counters',
}

function layersOf({ cells, hexsides, records, singles }: ChangeSet): readonly LayerId[] {
  const layers = new Set<LayerId>(cells.map(({ layer }) => OF_CELLS[layer]))
  for (const slots of hexsides.values())
    for (const slot of slots) layers.add(slot === 'way' ? 'ways' : 'hexsides')
  for (const kind of Object.keys(records) as RecordKind[]) {
    const layer = OF_RECORDS[kind]
    if (layer) layers.add(layer)
  }
  if (singles.has('background')) layers.add('background')
  return [...layers]
}
