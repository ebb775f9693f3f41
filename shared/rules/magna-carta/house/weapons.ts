/** House table `ranges`: missile weapons by id, their ranges, shifts and limits. */
import { localized } from '#shared/i18n/localized'
import { type CounterSchema } from '../../ruleset'
import { type MedievalFace } from '../ground/mapRows'
import { type FireMode, type Weapon } from '../fire/weapons'
import { flag, integer, list, name, oneOf, type Place, whole } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { layRows, type RowTable } from '../../house/rowTables'

const reach = integer(1, 9999)

const WEAPON: RowTable<Weapon> = {
  members: {
    name,
    short: reach,
    medium: reach,
    long: reach,
    shift: integer(0, 99),
    archery: flag,
    modes: list(
      whole<Omit<FireMode, 'uncertain'>>({
        fire: oneOf('offensive', 'offensive-and-defensive', 'offensive-or-defensive'),
        movement: oneOf('no-limit', 'halved', 'none'),
      }),
    ),
  },
  plain: {
    short: 0,
    medium: 0,
    long: 0,
    shift: 0,
    archery: false,
    modes: [{ fire: 'offensive', movement: 'no-limit' }],
  },
  check: ({ short, medium, long, modes }, at) => {
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

export function layWeapons(weapons: readonly Weapon[], data: unknown, at: Place): readonly Weapon[] {
  return layRows(weapons, WEAPON, data, at)
}

/** The counter sheet with every one of these weapons among the choices of its `missile` stat. */
export function withChoiceOf(
  weapons: readonly Weapon[],
  schema: CounterSchema<MedievalFace>,
): CounterSchema<MedievalFace> {
  const fields = schema.fields.map((field) => {
    if (field.id !== 'missile') return field
    const choices = field.choices ?? []
    const added = weapons.filter(({ id }) => !choices.some((choice) => choice.id === id))
    return { ...field, choices: [...choices, ...added.map(({ id, name: words }) => ({ id, name: words }))] }
  })
  return { ...schema, fields }
}
