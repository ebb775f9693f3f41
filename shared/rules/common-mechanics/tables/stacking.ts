/** The points of stacking. @rule CM-STK-1 */
import { localized } from '#shared/i18n/localized'
import { type RuleTable } from '../../ruleset'
import { type StackingFigures } from '../figures/stackingFigures'
import { row } from './cells'

export function stackingRuleTable({ most, large, small, bigFormation }: StackingFigures): RuleTable {
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
