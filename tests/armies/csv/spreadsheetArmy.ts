/** The army whose CSV went through LibreOffice: the fixtures beside the tests are what came out. */
import { type Scenario } from '#shared/document/types'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { armyOf, SIDE, withType } from './armies'

/** An army with signs that Windows-1252 has. */
export function spreadsheetArmy(): Scenario {
  const army = armyOf(magnaCarta)
  const renamed = {
    ...army,
    sides: { ...army.sides, ['mamelouks' as never]: { name: 'Mamelouks', color: '#208040', notes: '' } },
  }
  // With whatever a face holds besides, so that the files need no column of a stat that came later.
  const blank = newCounterType(magnaCarta.counterSchema, { name: '', side: SIDE, stats: {} })
  const values = { ...blank.faces.healthy?.stats, attack: 14, defence: 12, movement: 6 }
  const faces = { healthy: { stats: values }, wounded: { stats: { ...values, attack: 1 } } }
  return [
    { name: 'Maître d’œuvre à 5 €', abbreviation: 'MŒ€', faces, quantity: 12 },
    { name: 'Guy « le Hutin » ; dit "Guy"', abbreviation: 'G;"' },
    { name: 'Sergent, dit l’Aîné\nfils de Noël', edition: 'Édition 1980 – n° 3' },
    { name: '=SOMME(A1)', abbreviation: '-3' },
    { name: '007', abbreviation: '1/2', edition: 'VRAI' },
  ].reduce<Scenario>((scenario, given, index) => withType(scenario, `type-${index}`, given), renamed)
}

/** The same army, with narrow spaces as well. */
export function unicodeArmy(): Scenario {
  return withType(spreadsheetArmy(), 'type-5', { name: 'Émir «\u202fal-Malik\u202f»', abbreviation: 'ÉŁ' })
}
