/** Above the trees, while the order of battle lacks counters that the table has quantities for: fills it in one step. */
import { type ReactNode } from 'react'
import { missingCopies } from '#shared/armies/orderOfBattle/missingCopies'
import { localized } from '#shared/i18n/localized'
import { countedCounters } from '../../tools/words/counted'
import { Button } from '../../ui/controls/Button'
import { useSay } from '../../ui/EditorContext'
import { fillFromQuantities } from './orderEdits'
import { type Order } from './useOrder'

const TEXT = {
  none: localized(
    'L’ordre de bataille range les pions de chaque camp en groupes. Donnez à chaque type son camp et sa quantité dans le tableau des types, ou ajoutez des pions à un camp, à droite.',
    'The order of battle puts the counters of each side in groups. Give each type its side and its quantity in the table of types, or add counters to a side, at the right.',
  ),
  side: localized('Un groupe par camp', 'One group a side'),
  category: localized('Un groupe par catégorie', 'One group a category'),
}

export function FillHint({ order }: { order: Order }): ReactNode {
  const say = useSay()
  const { editor, scenario } = order
  const missing = missingCopies(scenario).reduce((sum, { count }) => sum + count, 0)
  const isEmpty = Object.keys(scenario.counters).length === 0
  if (missing === 0) return isEmpty ? <p className="order-hint">{say(TEXT.none)}</p> : null
  const { fr, en } = countedCounters(missing)
  const words = localized(
    `D’après les quantités du tableau, il manque ${fr} à l’ordre de bataille. L’en remplir\u202f:`,
    `By the quantities in the table, the order of battle lacks ${en}. Fill it:`,
  )
  return (
    <div className="order-hint" role="group" aria-label={say(words)}>
      <span>{say(words)}</span>
      <Button name={TEXT.side} onClick={() => fillFromQuantities(editor, say, 'side')} />
      <Button name={TEXT.category} onClick={() => fillFromQuantities(editor, say, 'category')} />
    </div>
  )
}
