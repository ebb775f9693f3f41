/** The saves as people read them, made from the figures the rules use (SV-ARM). */
import { type Localized, localized } from '#shared/i18n/localized'
import { asFractions } from '../../chances/dice'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { NONE, row } from '#shared/rules/printedTables/tableCells'
import { type Save, savesOf } from './saves'
import { type SaveRules } from '../figures/figures'

/** @rule SV-ARM-1 @rule SV-ARM-2 */
export function savesRuleTable(rules: SaveRules): RuleTable {
  const { count, faces } = rules.dice
  const line = (label: Localized, [save]: readonly Save[]) => {
    if (!save) return row(label)
    return row(label, save.upTo < count ? NONE : `${count}–${save.upTo}`, asFractions(save.chances).saved)
  }
  const shield = { armour: 'none', largeShield: true, fire: { throughFrontHex: true } } as const
  const armoured = (armour: 'light' | 'heavy') => ({ armour, largeShield: false })
  return {
    id: 'saves',
    title: localized(`Sauvegardes (${count}D${faces})`, `Saves (${count}D${faces})`),
    columns: [localized('sauvé sur', 'saved on'), localized('chances', 'chances')],
    rows: [
      line(localized('armure lourde', 'heavy armour'), savesOf(armoured('heavy'), rules)),
      line(localized('armure légère', 'light armour'), savesOf(armoured('light'), rules)),
      line(
        localized('grand bouclier (tir venu de face)', 'large shield (fire from the front)'),
        savesOf(shield, rules),
      ),
    ],
    source: 'book',
    rule: 'SV-ARM-1',
    notes: [
      localized(
        'Chaque sauvegarde réduit l’effet d’un cran\u202f: tué, blessé, assommé, recul ou arrêt (SV-ARM-3).',
        'Each save reduces the effect one step: killed, wounded, stunned, retreat or stop (SV-ARM-3).',
      ),
      localized(
        'La monture n’est jamais sauvée\u202f; le bouclier ne se lance pas au corps à corps (SV-ARM-4).',
        'The mount never saves; the shield does not roll hand to hand (SV-ARM-4).',
      ),
    ],
  }
}
