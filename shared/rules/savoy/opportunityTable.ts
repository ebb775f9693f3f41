/** Savoy's table of opportunity attacks: 2D6, its bands and modifiers (SV-OPP-4, -5). */
import { localized } from '#shared/i18n/localized'
import { type InfiltrationTable, ofMover, ofOpponent } from '../magna-carta/figures/infiltrationTable'
import { type ChosenOptions, ruleOption } from '#shared/rules/contract/ruleset'

/**
 * Totals below 2 count as 2, above 12 as 12: the outer bands reach on.
 * @rule SV-OPP-4 @rule SV-OPP-5
 */
export const OPPORTUNITY: InfiltrationTable = {
  id: 'opportunity',
  dice: { count: 2, faces: 6 },
  resultRule: 'SV-OPP-4',
  modifierRule: 'SV-OPP-5',
  results: [
    { upTo: 5, result: 'none' },
    { upTo: 8, result: 'stop' },
    { upTo: 10, result: 'wounded' },
    { upTo: undefined, result: 'killed' },
  ],
  modifiers: [
    ofOpponent('mounted', 1, 'attaquant à cheval', 'attacker mounted'),
    ofMover('mounted', -1, 'cible à cheval', 'mover mounted'),
    ofOpponent('wounded', 2, 'attaquant blessé', 'attacker wounded'),
    ofMover('wounded', -2, 'cible blessée', 'mover wounded'),
    ofOpponent('poleArm', 1, 'attaquant avec arme d’hast', 'attacker with pole arm'),
    {
      of: 'attack',
      trait: 'allies',
      value: -1,
      name: localized(
        'par allié de la cible au contact de l’attaquant',
        'per ally of the mover in contact with the attacker',
      ),
    },
    {
      of: 'attack',
      trait: 'sideHex',
      value: -2,
      name: localized('case de côté, sans se tourner', 'side hex, without turning'),
    },
  ],
}

/**
 * The two modifiers for wounds have the opposite sense of Magna Carta's, which looks like a slip of the source.
 * @rule SV-OPP-5
 */
export const WOUNDED_MODIFIERS = ruleOption(
  'woundedModifiers',
  'SV-OPP-5',
  localized(
    'modificateurs des blessés aux attaques d’opportunité',
    'opportunity attacks: modifiers of the wounded',
  ),
  {
    printed: localized('comme imprimés (attaquant +2, cible −2)', 'as printed (attacker +2, mover −2)'),
    'magna-carta': localized('Magna Carta (attaquant −2, cible +2)', 'Magna Carta (attacker −2, mover +2)'),
  },
)

/** The table under the reading chosen for the modifiers of the wounded: the other one turns their signs. @rule SV-OPP-5 */
export function opportunityTable(table: InfiltrationTable, chosen: ChosenOptions): InfiltrationTable {
  if (chosen[WOUNDED_MODIFIERS.id] !== 'magna-carta') return table
  const modifiers = table.modifiers.map((row) =>
    row.trait === 'wounded' ? { ...row, value: -row.value } : row,
  )
  return { ...table, modifiers }
}
