/** Edits of the list of special rules, each one undo step. */
import { addSpecialRule, editSpecialRule } from '#shared/commands/entries/specialRules'
import { freshId, type SpecialRuleId, specialRuleId } from '#shared/document/ids'
import { lastRank, specialRulesOf } from '#shared/document/specialRules'
import { type Editor } from '../../../editor/editor'

type Edited = Pick<Editor, 'document'>

/** An empty one behind the others. */
export function newSpecialRule({ document }: Edited): void {
  const { scenario } = document
  const id = specialRuleId(freshId('rule', scenario.specialRules, document.idCode))
  const specialRule = { title: {}, text: {}, changes: [], rank: lastRank(scenario) }
  document.run(addSpecialRule, { id, specialRule })
}

/** Puts it before the one above it, or behind the one below; all are ranked from 0 afterwards. */
export function moveSpecialRule({ document }: Edited, id: SpecialRuleId, by: -1 | 1): void {
  const rules = specialRulesOf(document.scenario)
  const at = rules.findIndex(([one]) => one === id)
  const other = rules[at + by]
  const moved = rules[at]
  if (!moved || !other) return
  rules[at + by] = moved
  rules[at] = other
  document.begin()
  for (const [rank, [specialRule, before]] of rules.entries())
    if (before.rank !== rank) document.run(editSpecialRule, { specialRule, change: { rank } })
  document.commit()
}
