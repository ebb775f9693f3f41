/** A scenario as documents hold it, for commands that are given one. Files have another map: see `format/read.ts`. */
import { type Grid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { within } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { CHUNK_CELLS, chunkColumns, chunkRows, inBuckets } from '../chunk'
import { MAX_LINES } from '../limits'
import { type Chunk, type Extensible, type HexsideBucket, type Scenario, type ScenarioMap } from '../types'
import * as entities from './entities'
import { silencedKey } from '../silenced'
import * as game from './game'
import * as pieces from './pieces'
import { called, whole } from './part'
import {
  choice,
  type Field,
  flag,
  freeRecord,
  id,
  ids,
  integer,
  list,
  object,
  optional,
  orElse,
  record,
} from './vocabulary'

/** All but the map; of the lists, those that a hand-made file leaves out are empty. */
export const othersOfScenario = object<Omit<Scenario, 'map'>>({
  info: entities.info,
  texts: orElse(game.texts, {}),
  ruleset: called('règles', 'rules', id()),
  options: orElse(freeRecord, {}),
  houseTables: orElse(freeRecord, {}),
  start: called('début de la partie', 'start of the game', optional(game.start)),
  turns: called('tours', 'turns', optional(game.turns)),
  boards: orElse(entities.boards, {}),
  sides: orElse(entities.sides, {}),
  groups: orElse(entities.groups, {}),
  reinforcements: orElse(game.reinforcements, {}),
  victory: orElse(game.victories, {}),
  specialRules: orElse(game.specialRules, {}),
  counterTypes: orElse(pieces.counterTypes, {}),
  cardDesign: called('dessin des pions', 'card design', optional(pieces.cardDesign)),
  counters: orElse(pieces.counters, {}),
  zones: orElse(entities.zones, {}),
  labels: orElse(entities.labels, {}),
  images: orElse(entities.images, {}),
  silenced: orElse(list(game.silenced, silencedKey), []),
  vassalGpids: called(
    'numéros des pièces pour VASSAL',
    'numbers of pieces for VASSAL',
    orElse(entities.vassalGpids, {}),
  ),
})

const grid = object<Grid & Extensible>({
  orientation: choice('flat', 'pointy'),
  stagger: choice('odd', 'even'),
  columns: integer(1, MAX_LINES),
  rows: integer(1, MAX_LINES),
  halfHexes: optional(flag),
})

/** Of so many. */
function listOf<T>(length: number, item: Field<T>): Field<readonly T[]> {
  const any = list(item)
  const expected = localized(`une liste de ${length} éléments`, `a list of ${length} items`)
  return {
    ...any,
    read: (value, at) =>
      Array.isArray(value) && value.length !== length
        ? refuse(at.path, value, expected)
        : any.read(value, at),
  }
}

const chunk = object<Chunk & Extensible>({
  terrain: listOf(CHUNK_CELLS, id()),
  elevation: optional(listOf(CHUNK_CELLS, entities.elevation)),
  environment: optional(listOf(CHUNK_CELLS, entities.environment)),
  flags: optional(listOf(CHUNK_CELLS, entities.flags)),
  wandering: optional(listOf(CHUNK_CELLS, entities.wandering)),
})

const anyMap = object<ScenarioMap>({
  grid,
  hexMm: called('taille des cases, mm', 'size of the hexes, mm', entities.hexMm),
  numbering: called('numérotation', 'numbering', whole(entities.numbering)),
  palette: called('lettres de la carte dans le fichier', 'letters of the map in the file', entities.palette),
  chunks: list(chunk),
  hexsides: record(ids<string>(), entities.hexsideRecord),
  structures: entities.structures,
  markers: entities.markers,
  background: called('image de fond', 'background picture', optional(whole(entities.background))),
  gridLook: called('aspect de la grille', 'look of the grid', optional(entities.gridLook)),
})

// As many chunks as the grid has; sides in the buckets in which they are looked up, whatever the data says.
export const map: typeof anyMap = {
  ...anyMap,
  read(value, at) {
    const found = anyMap.read(value, at)
    const count = chunkColumns(found.grid) * chunkRows(found.grid)
    if (found.chunks.length !== count) within(at, 'chunks', () => listOf(count, chunk).read(found.chunks, at))
    const sides = Object.assign({}, ...Object.values(found.hexsides)) as HexsideBucket
    return { ...found, hexsides: inBuckets(sides, found.grid) }
  },
}

export const scenario = object<Scenario>({ ...othersOfScenario.members, map })
