/** The house tables of rows of the medieval rulesets, in the order in which they apply: a structure may name a feature. */
import { localized } from '#shared/i18n/localized'
import { refuse } from '#shared/json/misfit'
import { type RowTable } from '../../house/rowForm'
import { hexsideTable, mapTable, rowTable, terrainTable } from '../../house/rowTables'
import { type Weapon, WEAPON_FIELDS } from '../rows/weapons'
import { PLAIN_FEATURE } from '../rows/features'
import { FEATURE_FIELDS, MARKER_FIELDS, STRUCTURE_FIELDS, TERRAIN_FIELDS } from '../rows/mapRows'
import { OPEN_GROUND } from '../rows/terrain'
import { type MedievalRules } from '../rules/medievalRules'

const WEAPONS: RowTable = {
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

/** The rules with these weapons, each of which can then be chosen on the sheets of counters, as their stat `missile`. */
function withWeapons({ rows, figures, ...rules }: MedievalRules, weapons: readonly Weapon[]): MedievalRules {
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
}

export const ROW_TABLES = [
  mapTable<MedievalRules>(terrainTable(TERRAIN_FIELDS, OPEN_GROUND)),
  mapTable<MedievalRules>(hexsideTable(FEATURE_FIELDS, PLAIN_FEATURE)),
  mapTable<MedievalRules>({
    table: 'structures',
    of: 'structures',
    title: localized('Ouvrages', 'Structures'),
    one: localized('Nouvel ouvrage', 'New structure'),
    fields: STRUCTURE_FIELDS,
    plain: {
      look: 'tower-hex',
      directional: false,
      integrity: undefined,
      cover: 'none',
      mountedMayEnter: true,
    },
  }),
  mapTable<MedievalRules>({
    table: 'markers',
    of: 'markers',
    title: localized('Marqueurs', 'Markers'),
    one: localized('Nouveau marqueur', 'New marker'),
    fields: MARKER_FIELDS,
    plain: { look: 'rubble', cover: undefined },
  }),
  rowTable<MedievalRules, Weapon>(WEAPONS, ({ figures }) => figures.weapons, withWeapons),
]
