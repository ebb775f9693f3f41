/** Tells by name the options and tables by which the open scenario plays other rules than its ruleset’s own. */
import { type ReactNode } from 'react'
import { colon, localized } from '#shared/i18n/localized'
import { overriddenTables } from '#shared/rules/registry/overriddenTables'
import { headline } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { useEditorState, useLanguage, useRuleset, useSay, useUi } from '../../ui/EditorContext'

const TEXT = {
  changes: localized('Ce scénario change', 'This scenario changes'),
  edit: localized('Règles de ce scénario…', 'Rules of this scenario…'),
}

export function ScenarioChanges(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const language = useLanguage()
  const ruleset = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const options = ruleset.options.filter(
    ({ id, default: usual }) => (scenario.options[id] ?? usual) !== usual,
  )
  const changed = [
    ...options.map(({ name }) => name),
    ...overriddenTables(scenario).map(({ title }) => title),
  ]
  if (changed.length === 0) return null
  return (
    <div className="form-note rules-changes">
      <p>
        {say(TEXT.changes)}
        {colon(language)} {changed.map((name) => headline(say(name))).join(', ')}.
      </p>
      <Button name={TEXT.edit} onClick={() => ui.openDialog('house-rules')} />
    </div>
  )
}
