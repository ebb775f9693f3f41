/**
 * Version 0 to 1. Version 0 was never published: it named single hexes instead of map rows, kept the title at the
 * top, and called hexsides `edges`. It keeps the machinery of migrations real.
 */
import { MAX_LINES } from '#shared/document/limits'
import { newPaletteCharacter } from '#shared/document/palette'
import { localized } from '#shared/i18n/localized'
import { id, integer, type Reading } from '#shared/document/fields/vocabulary'
import { isObject, type JsonObject } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Migration } from './migration'

export const terrainRows: Migration = {
  to: 1,
  migrate(file) {
    const { title, author, language, map, ...rest } = file
    return {
      ...rest,
      version: 1,
      info: { title, authors: author === undefined ? [] : [author], language },
      map: migrateMap(map),
    }
  },
}

// `size: [columns, rows]`, `fill` and `hexes: {"col,row": terrain}` became rows and a palette; `edges`, `hexsides`.
function migrateMap(map: unknown): JsonObject {
  const at: Reading = { path: ['map'], grid: { orientation: 'flat', stagger: 'odd' } }
  if (!isObject(map)) return refuse(at.path, map, localized('un objet', 'an object'))
  const { size, fill, hexes, edges, ...rest } = map
  const [columns, rows] = readSize(size, at)
  at.path.push('fill')
  const ground = id().read(fill, at)
  at.path.splice(1, 1, 'hexes')
  const palette: Record<string, string> = { '.': ground }
  const cells = Array.from({ length: rows }, () => new Array<string>(columns).fill('.'))
  if (hexes !== undefined && !isObject(hexes))
    return refuse(
      at.path,
      hexes,
      localized('un objet «\u202fcase\u202f: terrain\u202f»', 'an object "hex: terrain"'),
    )
  for (const [hex, terrain] of Object.entries(hexes ?? {})) {
    at.path.push(hex)
    const [col, row] = hex.split(',').map(Number)
    const line = cells[row ?? -1]
    if (line === undefined || line[col ?? -1] === undefined)
      return refuse(
        at.path,
        hex,
        localized('une case «\u202fcolonne,rangée\u202f» de la carte', 'a hex "column,row" of the map'),
      )
    line[col as number] = characterOf(id().read(terrain, at), palette)
    at.path.pop()
  }
  return {
    ...rest,
    columns,
    rows,
    palette,
    terrain: cells.map((line) => line.join('')),
    hexsides: edges ?? {},
  }
}

function readSize(size: unknown, at: Reading): readonly [number, number] {
  at.path.push('size')
  const lines = integer(1, MAX_LINES)
  if (!Array.isArray(size) || size.length !== 2)
    return refuse(at.path, size, localized('[colonnes, rangées]', '[columns, rows]'))
  const read = [lines.read(size[0], at), lines.read(size[1], at)] as const
  at.path.pop()
  return read
}

function characterOf(terrain: string, palette: Record<string, string>): string {
  const fresh = newPaletteCharacter(palette, terrain)
  if (fresh !== undefined) palette[fresh] = terrain
  return Object.keys(palette).find((character) => palette[character] === terrain) ?? '.'
}
