/** Missile weapons as counters of Savoy name them (SV-CTR-3, SV-FIR-5). */
import { type Localized, localized } from '#shared/i18n/localized'
import { COUNTER_SCHEMA } from '../magna-carta/rows/counterSchema'
import { type MedievalFace } from '../magna-carta/rows/mapRows'
import { type CounterSchema, type StatField } from '#shared/rules/contract/ruleset'

/** Weapons whose ranges no source gives: they fire once house data says how far. @rule SV-FIR-5 */
const WITHOUT_RANGES: readonly { readonly id: string; readonly name: Localized }[] = [
  { id: 'stone', name: localized('pierre', 'stone') },
  { id: 'axe', name: localized('hache de jet', 'throwing axe') },
  { id: 'sling', name: localized('fronde', 'sling') },
  { id: 'longbow', name: localized('arc long', 'longbow') },
  { id: 'ballista', name: localized('baliste', 'ballista') },
]

/** The last two letters of an abbreviation, and the weapon they name; lances and composite bows have none. @rule SV-FIR-5 */
const MISSILE_CODES: Readonly<Record<string, string>> = {
  st: 'stone',
  ax: 'axe',
  pg: 'dagger',
  jv: 'javelin',
  sg: 'sling',
  sb: 'short-bow',
  lb: 'longbow',
  cb: 'crossbow',
  ba: 'ballista',
}

/** Magna Carta's counter sheet with Savoy's missile weapons, and their codes. @rule SV-CTR-3 */
export const SAVOY_COUNTER_SCHEMA: CounterSchema<MedievalFace> = {
  ...COUNTER_SCHEMA,
  id: 'savoy',
  fields: COUNTER_SCHEMA.fields.map(withMoreWeapons),
  missileCodes: MISSILE_CODES,
}

function withMoreWeapons(field: StatField): StatField {
  if (field.id !== 'missile') return field
  return { ...field, choices: [...(field.choices ?? []), ...WITHOUT_RANGES] }
}
