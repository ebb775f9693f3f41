/** The tables of infiltration’s effects on command, and of stacking. @rule CM-CMD-1 @rule CM-CMD-2 */
import { localized } from '#shared/i18n/localized'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { modifier, NONE, row } from '#shared/rules/printedTables/tableCells'
import { type FantasyFigures } from '../figures/figures'

export function commandRuleTable({ test, order }: FantasyFigures['command']): RuleTable {
  return {
    id: 'command',
    title: localized('Commandement', 'Command'),
    columns: [
      localized('test', 'test'),
      localized('coût d’un ordre', 'cost of an order'),
      localized('cran de commandement', 'command grade'),
    ],
    rows: [
      row(
        localized('personnage infiltré', 'infiltrated leader'),
        modifier(test.leaderInfiltrated),
        NONE,
        modifier(order.leaderGrades),
      ),
      row(
        localized('unité infiltrée', 'infiltrated unit'),
        modifier(test.targetInfiltrated),
        modifier(order.targetInfiltrated),
        NONE,
      ),
    ],
    source: 'book',
    rule: 'CM-CMD-1',
  }
}

/** @rule CM-STK-1 */
export function stackingRuleTable({
  most,
  large,
  small,
  bigFormation,
}: FantasyFigures['stacking']): RuleTable {
  return {
    id: 'stacking',
    title: localized('Empilement', 'Stacking'),
    columns: [localized('points', 'points')],
    rows: [
      row(localized('au plus, par position', 'at most, a position'), `${most}`),
      row(localized('grande unité', 'large unit'), `${large}`),
      row(localized('petite unité', 'small unit'), `${small}`),
      row(
        localized(
          'formation qui n’admet qu’une petite unité, figurines',
          'formation that admits one small unit only, figures',
        ),
        `${bigFormation}`,
      ),
    ],
    source: 'book',
    rule: 'CM-STK-1',
  }
}
