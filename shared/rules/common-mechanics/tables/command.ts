/** The table of infiltration's effects on command. @rule CM-CMD-1 @rule CM-CMD-2 */
import { localized } from '#shared/i18n/localized'
import { type RuleTable } from '../../ruleset'
import { type CommandFigures } from '../figures/commandFigures'
import { modifier, NONE, row } from './cells'

export function commandRuleTable({ test, order }: CommandFigures): RuleTable {
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
