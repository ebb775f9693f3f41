/** The table of wandering. @rule CM-WAN-1 */
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type RuleTable } from '../../ruleset'
import { type WanderingFigures, WANDERING_NAMES, wanderingOf } from '../figures/wanderingTable'
import { row } from './cells'

export function wanderingRuleTable(figures: WanderingFigures): RuleTable {
  const dice = Array.from({ length: figures.dieFaces }, (_, index) => index + 1)
  return {
    id: 'wandering',
    title: localized('Errement', 'Wandering'),
    columns: dice.map((die) => sameInBoth(`${die}`)),
    rows: figures.levels.map((_, index) =>
      row(
        localized(`niveau ${index + 1}`, `level ${index + 1}`),
        ...dice.map((die) => WANDERING_NAMES[wanderingOf(figures, index + 1, die)]),
      ),
    ),
    source: 'book',
    rule: 'CM-WAN-1',
    notes: [
      localized(
        'À gauche, à droite\u202f: l’unité pivote de 60° sans payer, puis fait son pas\u202f; le mouvement s’arrête. Comme prévu\u202f: le mouvement peut continuer. Annulé\u202f: l’unité reste et le mouvement s’arrête.',
        'Left, right: the unit pivots 60° free of cost, then steps; the move ends. As planned: the move may go on. Cancelled: the unit stays and the move ends.',
      ),
    ],
  }
}
