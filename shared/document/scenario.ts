/** A scenario as documents hold it, for commands that are given one. Files have another map: see `format/read.ts`. */
import { type Grid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { within } from '#shared/json/decode'
import { type Extensible } from '#shared/json/extra'
import { refuse } from '#shared/json/misfit'
import { joinedRecords } from '#shared/lang/joinedRecords'
import * as armies from './armies'
import * as entities from './entities'
import * as game from './game'
import { CHUNK_CELLS, chunkColumns, chunkRows, inBuckets } from './chunk'
import { called, under, whole } from './fields/part'
import { thing } from './fields/thing'
import {
  choice,
  type Field,
  flag,
  id,
  ids,
  integer,
  json,
  list,
  object,
  optional,
  orElse,
  record,
} from './fields/vocabulary'
import { MAX_LINES } from './limits'
import { silenced as silencedFinding, silencedKey } from './silenced'
import { type Chunk, type HexsideBucket, type Scenario, type ScenarioMap } from './types'

const option = thing({ noun: localized('règle au choix', 'option'), by: 'row' }, json)
const houseTable = thing({ noun: localized('table de la maison', 'house table'), by: 'row' }, json)

/** All but the map; of the lists, those that a hand-made file leaves out are empty. */
export const othersOfScenario = object<Omit<Scenario, 'map'>>({
  info: under('scenario', entities.info),
  texts: under('scenario', orElse(game.texts, {})),
  ruleset: under('scenario', called('règles', 'rules', id())),
  options: under('scenario', orElse(record(ids('options'), option), {})),
  houseTables: under('scenario', orElse(record(ids('tables'), houseTable), {})),
  start: under('scenario', called('début de la partie', 'start of the game', optional(game.start))),
  turns: under('scenario', called('tours', 'turns', optional(game.turns))),
  boards: under('map', orElse(entities.boards, {})),
  sides: under('armies', orElse(armies.sides, {})),
  groups: under('armies', orElse(armies.groups, {})),
  reinforcements: under('armies', orElse(game.reinforcements, {})),
  victory: under('scenario', orElse(game.victories, {})),
  specialRules: under('scenario', orElse(game.specialRules, {})),
  counterTypes: under('armies', orElse(armies.counterTypes, {})),
  cardDesign: under('armies', called('dessin des pions', 'card design', optional(armies.cardDesign))),
  counters: under('armies', orElse(armies.counters, {})),
  zones: under('map', orElse(entities.zones, {})),
  labels: under('map', orElse(entities.labels, {})),
  images: under('armies', orElse(entities.images, {})),
  silenced: under('scenario', orElse(list(silencedFinding, silencedKey), [])),
  vassalGpids: under(
    'scenario',
    called(
      'numéros des pièces pour VASSAL',
      'numbers of pieces for VASSAL',
      orElse(entities.vassalGpids, {}),
    ),
  ),
})

export const grid = object<Grid & Extensible>({
  orientation: choice(['flat', 'pointy']),
  stagger: choice(['odd', 'even']),
  columns: integer(1, MAX_LINES),
  rows: integer(1, MAX_LINES),
  halfHexes: optional(flag),
})

/** A list of exactly so many items. */
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
    const sides = joinedRecords(Object.values(found.hexsides)) as HexsideBucket
    return { ...found, hexsides: inBuckets(sides, found.grid) }
  },
}

export const scenario = object<Scenario>({ ...othersOfScenario.members, map: under('map', map) })
