/** Orders of the page as the printing code takes them: styles and rulesets as such, which cross no worker. */
import { type Scenario } from '#shared/document/types'
import { STYLES } from '#shared/painter/picture/styles'
import { type ExportSubject, type PrintRequest } from '#shared/print/export/planPrint'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type ExportOrder } from './exportMessages'

export function subjectOf(scenario: Scenario): ExportSubject {
  return { scenario, ruleset: rulesetOf(scenario) }
}

export function requestOf(order: ExportOrder): PrintRequest {
  return { ...order, style: STYLES[order.style] }
}
