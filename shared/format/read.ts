/**
 * Reads a `.castellan` file: any text gives a whole scenario or one located error, never half of it, and nothing
 * throws (DOC-2). Unknown keys go to `extra`, keys are validated in one place (`entities.ts`), older versions migrated.
 */
import { inBuckets } from '#shared/document/chunk'
import { type Field, readExtra, type Reading, type ValueOf } from '#shared/document/fields/vocabulary'
import { othersOfScenario } from '#shared/document/scenario'
import { type Chunk, type Scenario, type ScenarioMap } from '#shared/document/types'
import { type Grid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { isObject, type JsonObject, within } from '#shared/json/decode'
import { Misfit, refuse } from '#shared/json/misfit'
import { type Result } from '#shared/lang/result'
import { type FileError } from './fileError'
import {
  elevationLayer,
  environmentLayer,
  flagsLayer,
  readLayer,
  type SparseLayer,
  wanderingLayer,
} from './layers'
import { MAP } from './mapKeys'
import { migrateFile, OLDEST_VERSION } from './migrate'
import { readJson } from './readJson'
import { type Palette, readTerrain } from './terrainRows'
import { FORMAT, VERSION } from './version'

/** The scenario of a file's text, or why it cannot be read. `file` is only for the error. */
export function readScenario(text: string, file: string): Result<Scenario, FileError> {
  return readJson(text, file, (parsed) => readTop(readVersion(parsed)))
}

// The file as an object of the present version.
function readVersion(parsed: unknown): JsonObject {
  if (!isObject(parsed) || parsed['format'] !== FORMAT)
    return refuse(
      isObject(parsed) && parsed['format'] !== undefined ? ['format'] : [],
      isObject(parsed) ? (parsed['format'] ?? parsed) : parsed,
      localized(
        'un scénario Castellan ("format": "castellan")',
        'a Castellan scenario ("format": "castellan")',
      ),
      'foreign',
    )
  const version = parsed['version']
  if (!Number.isInteger(version) || (version as number) < OLDEST_VERSION)
    return refuse(
      ['version'],
      version,
      localized(
        `un numéro de version, nombre entier de ${OLDEST_VERSION} à ${VERSION}`,
        `a version number, a whole number from ${OLDEST_VERSION} to ${VERSION}`,
      ),
    )
  if ((version as number) > VERSION)
    throw new Misfit(
      ['version'],
      localized(
        `trouvé\u202f: la version ${String(version)} du format\u202f; attendu\u202f: au plus la version ${VERSION}. Ce fichier vient d’un Castellan plus récent\u202f: mettez le programme à jour pour l’ouvrir.`,
        `found version ${String(version)} of the format, expected at most version ${VERSION}. This file comes from a newer Castellan: update the program to open it.`,
      ),
      'newer',
    )
  return migrateFile(parsed, version as number)
}

const MAP_KEYS = new Set(Object.keys(MAP))

function readTop(file: JsonObject): Scenario {
  const at: Reading = { path: [], grid: { orientation: 'flat', stagger: 'odd' } }
  // The map first: the names of hexes need its grid.
  const map = readMap(file['map'], at)
  const { format: _format, version: _version, map: _map, ...others } = file
  return { ...othersOfScenario.read(others, at), map }
}

function readMap(value: unknown, at: Reading): ScenarioMap {
  at.path.push('map')
  if (!isObject(value)) return refuse(at.path, value, localized('une carte', 'a map'))
  const read = <K extends keyof typeof MAP>(key: K): ValueOf<(typeof MAP)[K]> =>
    within(at, key, () => (MAP[key] as Field<ValueOf<(typeof MAP)[K]>>).read(value[key], at))
  const grid: Grid = {
    orientation: read('orientation'),
    stagger: read('stagger'),
    columns: read('columns'),
    rows: read('rows'),
    ...(read('halfHexes') ? { halfHexes: true } : {}),
  }
  at.grid = grid
  const letters = read('palette')
  const map: ScenarioMap = {
    grid,
    hexMm: read('hexMm'),
    numbering: read('numbering'),
    palette: letters,
    chunks: readChunks(value, letters, grid, at),
    hexsides: value['hexsides'] === undefined ? {} : inBuckets(read('hexsides'), grid),
    structures: value['structures'] === undefined ? {} : read('structures'),
    markers: value['markers'] === undefined ? {} : read('markers'),
    ...(value['background'] === undefined ? {} : { background: read('background') }),
    ...(value['gridLook'] === undefined ? {} : { gridLook: read('gridLook') }),
    ...readExtra(value, MAP_KEYS, at),
  }
  at.path.pop()
  return map
}

function readChunks(map: JsonObject, letters: Palette, grid: Grid, at: Reading): readonly Chunk[] {
  at.path.push('terrain')
  const chunks = readTerrain(map['terrain'], letters, grid, at)
  at.path.pop()
  const layer = <V>(key: string, sparse: SparseLayer<V>): void => {
    if (map[key] === undefined) return
    at.path.push(key)
    readLayer(sparse, map[key], chunks, grid, at)
    at.path.pop()
  }
  layer('elevation', elevationLayer)
  layer('environment', environmentLayer)
  layer('flags', flagsLayer)
  layer('wandering', wanderingLayer)
  return chunks
}
