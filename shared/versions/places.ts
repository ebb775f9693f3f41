/** The places of the map that a leaf is about, for lists that lead there and marks on the map. */
import {
  type Counter,
  type CounterId,
  type Label,
  type Marker,
  type Scenario,
  type Zone,
} from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey } from '#shared/hex/hexside'
import { isCellKind } from './cells'
import { type Leaf, segmentsOf } from './leafPath'

export interface Places {
  readonly hexes: readonly HexKey[]
  readonly hexsides: readonly HexsideKey[]
  readonly counters: readonly CounterId[]
}

const NOWHERE: Places = { hexes: [], hexsides: [], counters: [] }

/** Those in a version; a counter that this version does not have on its map stands nowhere. */
export function placesOfLeaf({ map, counters, labels, zones }: Scenario, leaf: Leaf): Places {
  const [section, id = '', key = ''] = segmentsOf(leaf)
  const at = (hexes: readonly (HexKey | undefined)[]): Places => ({
    ...NOWHERE,
    hexes: hexes.filter((hex) => hex !== undefined),
  })
  switch (section) {
    case 'map':
      if (isCellKind(id) || id === 'structures') return at([key as HexKey])
      if (id === 'hexsides') return { ...NOWHERE, hexsides: [key as HexsideKey] }
      return id === 'markers' ? at([(map.markers as Readonly<Record<string, Marker>>)[key]?.hex]) : NOWHERE
    case 'counters': {
      const counter = (counters as Readonly<Record<string, Counter>>)[id]
      return counter?.hex === undefined ? NOWHERE : { ...NOWHERE, counters: [id as CounterId] }
    }
    case 'labels':
      return at([(labels as Readonly<Record<string, Label>>)[id]?.hex])
    case 'zones': {
      const member = segmentsOf(leaf)[3]
      if (key === 'hexes' && member !== undefined) return at([member as HexKey])
      return at((zones as Readonly<Record<string, Zone>>)[id]?.hexes ?? [])
    }
    default:
      return NOWHERE
  }
}

/** All of them, each once. */
export function joinedPlaces(all: readonly Places[]): Places {
  return {
    hexes: [...new Set(all.flatMap(({ hexes }) => hexes))],
    hexsides: [...new Set(all.flatMap(({ hexsides }) => hexsides))],
    counters: [...new Set(all.flatMap(({ counters }) => counters))],
  }
}
