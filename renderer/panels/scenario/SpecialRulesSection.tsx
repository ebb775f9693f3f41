/** The rules of this scenario alone, in their order (SCN-6). */
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useEffect, useRef } from 'react'
import { removeSpecialRule } from '#shared/commands/entries/specialRules'
import { type SpecialRuleId } from '#shared/document/ids'
import { specialRulesOf } from '#shared/document/specialRules'
import { localized } from '#shared/i18n/localized'
import { Button } from '../../ui/controls/Button'
import { useEditor, useEditorState } from '../../ui/EditorContext'
import { SectionFrame } from './SectionFrame'
import { Untranslated } from './texts/Untranslated'
import { SpecialRuleCard } from './specialRules/SpecialRuleCard'
import { moveSpecialRule, newSpecialRule } from './specialRules/specialRuleEdits'
import './texts/texts.css'
import './specialRules/specialRules.css'

const TEXT = {
  title: localized('Règles spéciales', 'Special rules'),
  intro: localized(
    'Ce que ce scénario joue autrement\u202f: chaque règle a son titre, son texte, et ce qu’elle change des règles du jeu.',
    'What this scenario plays differently: each rule has its title, its text, and what it changes of the rules of the game.',
  ),
  add: localized('Ajouter une règle spéciale', 'Add a special rule'),
}

export function SpecialRulesSection(): ReactNode {
  const editor = useEditor()
  const frame = useRef<HTMLDivElement>(null)
  // The place of the focus once the list has followed, the first of these that there is.
  const wanted = useRef<readonly string[]>([])
  const specialRules = useEditorState((state) => state.document.scenario.specialRules)
  const rules = specialRulesOf({ specialRules })
  useEffect(() => {
    const places = wanted.current.map((place) => frame.current?.querySelector<HTMLElement>(place))
    wanted.current = []
    places.find(Boolean)?.focus()
  }, [specialRules])
  const add = (): void => {
    wanted.current = ['.special-rule:last-child input']
    newSpecialRule(editor)
  }
  const move = (id: SpecialRuleId, by: -1 | 1): void => {
    const buttons = `[data-rule="${CSS.escape(id)}"] .special-rule-head button:not(:disabled)`
    wanted.current = [`${buttons}:nth-of-type(${by < 0 ? 1 : 2})`, buttons]
    moveSpecialRule(editor, id, by)
  }
  const remove = (id: SpecialRuleId): void => {
    wanted.current = ['.special-rules + .button']
    editor.document.run(removeSpecialRule, { specialRule: id })
  }
  return (
    <SectionFrame title={TEXT.title} intro={TEXT.intro} wide>
      <Untranslated texts={rules.flatMap(([, { title, text }]) => [title, text])} />
      <div className="special-rules-frame" ref={frame}>
        <ol className="special-rules">
          {rules.map((entry, at) => (
            <SpecialRuleCard
              key={entry[0]}
              entry={entry}
              number={at + 1}
              last={at === rules.length - 1}
              onMove={(by) => move(entry[0], by)}
              onRemove={() => remove(entry[0])}
            />
          ))}
        </ol>
        <Button name={TEXT.add} icon={Plus} onClick={add} />
      </div>
    </SectionFrame>
  )
}
