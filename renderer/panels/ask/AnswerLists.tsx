/** The counters, hexes and ways that an answer names: pointed at they show on the map; what can be played is played from here. */
import Play from 'lucide-react/icons/play'
import { type ReactNode } from 'react'
import { hexKey } from '#shared/hex/axial'
import { formatNumber, localized } from '#shared/i18n/localized'
import { entryName } from '#shared/questions/inWords'
import { type AnswerEntry, type AnswerList } from '#shared/rules/answers/answer'
import { headline } from '../../i18n/language'
import { playStands } from '../../tools/ask/playStands'
import { useEditor, useEditorState, useLanguage, useSay } from '../../ui/EditorContext'
import { Button } from '../../ui/controls/Button'
import { RuleLink } from '../../ui/RuleLink'
import { InspectorSection } from '../InspectorFrame'
import { Items } from '../route/Items'
import { Outcomes } from './Outcomes'

const PLAY = localized('Jouer', 'Play')

export function AnswerLists({ lists }: { lists: readonly AnswerList[] }): ReactNode {
  const language = useLanguage()
  return lists.map(({ id, title, entries }) => (
    <InspectorSection
      key={id}
      title={title}
      aside={<small className="ask-count">{formatNumber(entries.length, language)}</small>}
    >
      <ul className="ask-entries">
        {entries.map((entry, index) => (
          <Entry key={index} entry={entry} />
        ))}
      </ul>
    </InspectorSection>
  ))
}

function Entry({ entry }: { entry: AnswerEntry }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const { value, items = [], outcomes = [], stands = [], because } = entry
  const rules = [...new Set(because.map(({ rule }) => rule))]
  const show = (): void => editor.session.showWitness(pictureOf(entry))
  const hide = (): void => editor.session.showWitness(undefined)
  return (
    <li onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      <header>
        <strong>{headline(entryName(scenario, entry, language))}</strong>
        {value && <span>{say(value)}</span>}
      </header>
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
      {items.length > 0 && <Items items={items} />}
      <footer>
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
        {stands.length > 0 && <Button name={PLAY} icon={Play} look="is-small" onClick={play} />}
      </footer>
    </li>
  )

  function play(): void {
    const name = entryName(scenario, entry, language)
    playStands(editor, stands, { fr: name, en: name })
  }
}

function pictureOf({ hexes = [], way, stands = [] }: AnswerEntry) {
  return {
    stood: stands.map(({ counter, hex, facing }) => ({ counter, hex: hexKey(hex), facing })),
    ways: way ? [way.path.map(hexKey)] : hexes.map((hex) => [hexKey(hex)]),
  }
}
