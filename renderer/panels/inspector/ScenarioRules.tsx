/** The rules of the scenario: which, the options it chooses, its readings of open texts folded away, the author's tables. */
import { type ReactNode } from 'react'
import { setOption } from '#shared/commands/setOption'
import { formatNumber, localized } from '#shared/i18n/localized'
import { playedRuleset } from '#shared/rules/registry/registry'
import { type RuleOption } from '#shared/rules/contract/ruleset'
import { MARK_LEGEND, marked } from '#shared/rules/reference/uncertain'
import { headline } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useLanguage, useRuleset, useSay, useUi } from '../../ui/EditorContext'
import { Fact, InspectorSection } from '../InspectorFrame'

const TEXT = {
  rules: localized('Règles', 'Rules'),
  ruleset: localized('Jeu de règles', 'Ruleset'),
  readings: localized('Lectures ouvertes', 'Open readings'),
  houseTables: localized('Tables de l’auteur', 'The author’s tables'),
  edit: localized('Terrains, éléments et tables…', 'Terrain, features and tables…'),
}

export function Rules(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const language = useLanguage()
  const ruleset = useRuleset()
  const overridden = useEditorState((state) => playedRuleset(state.document.scenario)?.overridden) ?? []
  const readings = ruleset.options.filter(({ uncertain }) => uncertain)
  const titleOf = (id: string): string => {
    const title = ruleset.tables.find((table) => table.id === id)?.title
    return title ? say(title) : id
  }
  return (
    <InspectorSection title={TEXT.rules}>
      <Fact label={TEXT.ruleset}>{say(ruleset.name)}</Fact>
      <OptionFields options={ruleset.options.filter((option) => !readings.includes(option))} />
      {readings.length > 0 && (
        <details className="rule-readings">
          <summary>
            {say(TEXT.readings)} (?) · {formatNumber(readings.length, language)}
          </summary>
          <p className="inspector-note">{say(MARK_LEGEND)}</p>
          <OptionFields options={readings} />
        </details>
      )}
      {overridden.length > 0 && <Fact label={TEXT.houseTables}>{overridden.map(titleOf).join(', ')}</Fact>}
      <Button name={TEXT.edit} look="rules-edit" onClick={() => ui.openDialog('house-rules')} />
    </InspectorSection>
  )
}

function OptionFields({ options }: { options: readonly RuleOption[] }): ReactNode {
  return (
    <div className="rule-options">
      {options.map((option) => (
        <OptionField key={option.id} option={option} />
      ))}
    </div>
  )
}

function OptionField({ option }: { option: RuleOption }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const chosen = useEditorState((state) => state.document.scenario.options[option.id])
  const value = option.choices.find(({ id }) => id === chosen)?.id ?? option.default
  const choose = (choice: string): void => {
    const { id, name } = option
    editor.document.run(setOption, { option: id, label: name, ...(choice !== option.default && { choice }) })
  }
  return (
    <SelectField
      label={marked(headline(say(option.name)), option.uncertain)}
      value={value}
      options={option.choices}
      onChange={choose}
    />
  )
}
