/** A special rule: its place in the list, title and text in both languages, and what it changes. */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useId } from 'react'
import { type ChangeOf } from '#shared/commands/command/change'
import { editSpecialRule } from '#shared/commands/entries/specialRules'
import { otherLanguage, textIn, withText } from '#shared/document/authorText'
import { type SpecialRule } from '#shared/document/game'
import { type SpecialRuleEntry } from '#shared/document/specialRules'
import { localized } from '#shared/i18n/localized'
import { DraftField } from '../../../ui/controls/fields'
import { IconButton } from '../../../ui/controls/IconButton'
import { useEditor, useEditorState, useLanguage, useSay } from '../../../ui/EditorContext'
import { BothLanguages } from '../texts/BothLanguages'
import { ChangesField } from './ChangesField'

const TEXT = {
  title: {
    fr: localized('Titre en français', 'Title in French'),
    en: localized('Titre en anglais', 'Title in English'),
  },
  text: localized('Règle', 'Rule'),
  untitled: localized('Sans titre', 'Untitled'),
  up: localized('Monter', 'Move up'),
  down: localized('Descendre', 'Move down'),
  remove: localized('Supprimer la règle', 'Delete the rule'),
}

export function SpecialRuleCard(props: {
  entry: SpecialRuleEntry
  /** Its number in the list, from 1. */
  number: number
  last: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}): ReactNode {
  const { number, last, onMove, onRemove } = props
  const [id, rule] = props.entry
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const heading = useId()
  const own = useEditorState((state) => state.document.scenario.info.language)
  const change = (part: ChangeOf<Omit<SpecialRule, 'extra'>>): void =>
    void editor.document.run(editSpecialRule, { specialRule: id, change: part })
  return (
    <li className="special-rule" data-rule={id} aria-labelledby={heading}>
      <div className="special-rule-head">
        <h3 id={heading}>
          {number}. {textIn(rule.title, language) || say(TEXT.untitled)}
        </h3>
        <IconButton icon={ArrowUp} label={TEXT.up} disabled={number === 1} onClick={() => onMove(-1)} />
        <IconButton icon={ArrowDown} label={TEXT.down} disabled={last} onClick={() => onMove(1)} />
        <IconButton icon={Trash} label={TEXT.remove} onClick={onRemove} />
      </div>
      <div className="both-languages">
        {[own, otherLanguage(own)].map((one) => (
          <DraftField
            key={one}
            label={TEXT.title[one]}
            value={rule.title[one] ?? ''}
            apply={(title) => {
              change({ title: withText(rule.title, one, title.trim()) ?? {} })
              return undefined
            }}
          />
        ))}
      </div>
      <BothLanguages of={TEXT.text} text={rule.text} onChange={(text) => change({ text: text ?? {} })} />
      <ChangesField changes={rule.changes} onChange={(changes) => change({ changes })} />
    </li>
  )
}
