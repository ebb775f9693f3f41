/** The house tables of rows of the medieval rulesets, in the order in which they apply: a structure may name a feature. */
import { localized } from '#shared/i18n/localized'
import { refuse } from '#shared/json/misfit'
import { type HouseTable } from '../../house/houseTable'
import { hexsideTable, layRows, pieceTable, type RowTable, terrainTable } from '../../house/rowTables'
import { type Weapon, WEAPON_FIELDS } from '../rows/weapons'
import { PLAIN_FEATURE } from '../rows/features'
import { FEATURE_FIELDS, MARKER_FIELDS, STRUCTURE_FIELDS, TERRAIN_FIELDS } from '../rows/mapRows'
import { OPEN_GROUND } from '../rows/terrain'
import { type MedievalRules } from '../rules/medievalRules'

export const MAP_TABLES: readonly RowTable[] = [
  terrainTable(TERRAIN_FIELDS, OPEN_GROUND),
  hexsideTable(FEATURE_FIELDS, PLAIN_FEATURE),
  pieceTable(
    {
      table: 'structures',
      of: 'structures',
      title: localized('Ouvrages', 'Structures'),
      one: localized('Nouvel ouvrage', 'New structure'),
      fields: STRUCTURE_FIELDS,
    },
    { look: 'tower-hex', directional: false, integrity: undefined, cover: 'none', mountedMayEnter: true },
  ),
  pieceTable(
    {
      table: 'markers',
      of: 'markers',
      title: localized('Marqueurs', 'Markers'),
      one: localized('Nouveau marqueur', 'New marker'),
      fields: MARKER_FIELDS,
    },
    { look: 'rubble', cover: undefined },
  ),
]

const WEAPON_TABLE: RowTable = {
  table: 'ranges',
  of: 'weapons',
  title: localized('Armes de tir', 'Missile weapons'),
  one: localized('Nouvelle arme de tir', 'New missile weapon'),
  fields: WEAPON_FIELDS,
  plain: {
    short: 0,
    medium: 0,
    long: 0,
    shift: 0,
    archery: false,
    modes: [{ fire: 'offensive', movement: 'no-limit' }],
  },
  check: (row, at) => {
    const { short, medium, long, modes } = row as Weapon
    if (short < 1 || short > medium || medium > long)
      refuse(
        at.path,
        { short, medium, long },
        localized('1 ≤ "short" ≤ "medium" ≤ "long"', '1 ≤ "short" ≤ "medium" ≤ "long"'),
      )
    if (modes.length === 0)
      refuse([...at.path, 'modes'], modes, localized('un mode de tir au moins', 'one mode of fire at least'))
  },
}

/** Missile weapons, each of which can then be chosen on the sheets of counters, as their stat `missile`. */
export const RANGES_TABLE: HouseTable<MedievalRules> = {
  table: WEAPON_TABLE.table,
  lay({ rows, figures, ...rules }, data, at) {
    const weapons = layRows(figures.weapons, WEAPON_TABLE, data, { rows, at })
    const { counterSchema } = rows
    const fields = counterSchema.fields.map((field) => {
      if (field.id !== 'missile') return field
      const choices = field.choices ?? []
      const added = weapons.filter(({ id }) => !choices.some((choice) => choice.id === id))
      return { ...field, choices: [...choices, ...added.map(({ id, name }) => ({ id, name }))] }
    })
    return {
      ...rules,
      rows: { ...rows, counterSchema: { ...counterSchema, fields } },
      figures: { ...figures, weapons },
    }
  },
  rows: { table: WEAPON_TABLE, of: ({ figures }) => figures.weapons },
}
