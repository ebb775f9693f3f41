/** The rules of this scenario alone, in their order (SCN-6). */
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useEffect, useRef } from 'react'
import { specialRulesOf } from '#shared/document/specialRules'
import { localized } from '#shared/i18n/localized'
import { Button } from '../../../ui/controls/Button'
import { useEditor, useEditorState } from '../../../ui/EditorContext'
import { SectionFrame } from '../SectionFrame'
import { Untranslated } from '../texts/Untranslated'
import { SpecialRuleCard } from './SpecialRuleCard'
import { newSpecialRule } from './specialRuleEdits'
import '../texts/texts.css'
import './specialRules.css'

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
  const add = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef(false)
  const specialRules = useEditorState((state) => state.document.scenario.specialRules)
  const rules = specialRulesOf({ specialRules })
  // A new rule is written at once: its title has the focus.
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    list.current?.querySelector<HTMLElement>('.special-rule:last-child input')?.focus()
  })
  return (
    <SectionFrame title={TEXT.title} intro={TEXT.intro} wide>
      <Untranslated texts={rules.flatMap(([, { title, text }]) => [title, text])} />
      <ol className="special-rules" ref={list}>
        {rules.map((entry, at) => (
          <SpecialRuleCard
            key={entry[0]}
            entry={entry}
            number={at + 1}
            last={at === rules.length - 1}
            onRemoved={() => add.current?.querySelector('button')?.focus()}
          />
        ))}
      </ol>
      <div ref={add}>
        <Button
          name={TEXT.add}
          icon={Plus}
          onClick={() => {
            wanted.current = true
            newSpecialRule(editor)
          }}
        />
      </div>
    </SectionFrame>
  )
}
