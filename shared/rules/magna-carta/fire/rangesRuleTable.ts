/** The table of missile weapons as people read it. */
import { localized } from '#shared/i18n/localized'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { MODE_FIELDS, type Weapon, WEAPON_FIELDS } from '../rows/weapons'
import { headingOf, printedValue } from '#shared/rules/printedTables/rowColumns'
import { row } from '#shared/rules/printedTables/tableCells'

const { short: SHORT, medium: MEDIUM, long: LONG } = WEAPON_FIELDS
const { fire: FIRE, movement: MOVEMENT } = MODE_FIELDS

export function rangesRuleTable(weapons: readonly Weapon[]): RuleTable {
  const rows = weapons.flatMap(({ name, short, medium, long, modes }) =>
    modes.map(({ fire, movement, uncertain }, index) => ({
      ...row(
        index === 0 ? name : localized(`${name.fr} (2ᵉ mode)`, `${name.en} (2nd mode)`),
        `1–${short}`,
        `${short + 1}–${medium}`,
        `${medium + 1}–${long}`,
        printedValue(FIRE, fire),
        printedValue(MOVEMENT, movement),
      ),
      ...(uncertain && { uncertain }),
    })),
  )
  return {
    id: 'ranges',
    title: localized('Armes de jet\u202f: portées en cases', 'Missile weapons: ranges in hexes'),
    columns: [SHORT, MEDIUM, LONG, FIRE, MOVEMENT].map(headingOf),
    rows,
    source: 'reconstructed',
    rule: 'MC-FIR-1',
    uncertain: rows.some(({ uncertain }) => uncertain),
    notes: [],
  }
}
