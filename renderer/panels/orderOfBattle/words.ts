/** Names of rows of the order of battle. */
import { type OrderNode } from '#shared/armies/orderOfBattle/tree'
import { counterName } from '#shared/document/counters'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'

export const NO_SIDE = localized('Sans camp', 'No side')

/** The name alone, without a quantity. */
export function nodeName(scenario: Scenario, node: OrderNode): Words {
  switch (node.kind) {
    case 'side':
      return (node.side !== undefined && scenario.sides[node.side]?.name) || NO_SIDE
    case 'group':
      return node.group.name
    case 'copies':
      return scenario.counterTypes[node.like.type]?.name ?? node.like.type
    case 'counter':
      return counterName(scenario, node.id)
  }
}
