/** The options of the ruleset: what each choice means, which is the default, and the rule that leaves it open. */
import { type ReactNode } from 'react'
import { setOption } from '#shared/commands/setOption'
import { localized } from '#shared/i18n/localized'
import { RULES } from '#shared/rules/sentences/ruleIds'
import { type RuleOption } from '#shared/rules/contract/ruleset'
import { MARK_LEGEND, marked } from '#shared/rules/reference/uncertain'
import { headline } from '../../i18n/language'
import { useEditor, useRuleset, useSay } from '../../ui/EditorContext'
import { RuleLink } from '../../ui/RuleLink'
import { useHouse } from './useHouse'

const TEXT = {
  byDefault: localized('par défaut', 'default'),
  changed: localized('changée', 'changed'),
}

export function OptionsTab(): ReactNode {
  const say = useSay()
  const { options: declared } = useRuleset()
  const { options } = useHouse()
  const isChanged = ({ id }: RuleOption): boolean => id in options
  // Those changed first, else in the ruleset's order.
  const sorted = [...declared.filter(isChanged), ...declared.filter((option) => !isChanged(option))]
  return (
    <div className="house-options">
      {sorted.map((option) => (
        <OptionChoices key={option.id} option={option} changed={isChanged(option)} />
      ))}
      {declared.some(({ uncertain }) => uncertain) && <p className="form-note">{say(MARK_LEGEND)}</p>}
    </div>
  )
}

function OptionChoices({ option, changed }: { option: RuleOption; changed: boolean }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const { options } = useHouse()
  const { id, name, choices, rule, uncertain } = option
  const value = choices.find((choice) => choice.id === options[id])?.id ?? option.default
  const choose = (choice: string): void => {
    editor.document.run(setOption, { option: id, label: name, ...(choice !== option.default && { choice }) })
  }
  return (
    <fieldset className="house-option">
      <legend>
        {marked(headline(say(name)), uncertain)}
        {changed && <span className="changed-mark">{say(TEXT.changed)}</span>}
      </legend>
      <p className="house-sentence">
        {say(RULES[rule])} <RuleLink rule={rule} />
      </p>
      {choices.map((choice) => (
        <label key={choice.id} className="house-choice">
          <input
            type="radio"
            name={`option-${id}`}
            checked={choice.id === value}
            onChange={() => choose(choice.id)}
          />
          <span>
            {headline(say(choice.name))}
            {choice.id === option.default && <small>{say(TEXT.byDefault)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
