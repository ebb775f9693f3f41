/** The differences of the open scenario from a copy (XCH-7), under the parts of the scenario: a click goes to the place. */
import GitCompare from 'lucide-react/icons/git-compare'
import X from 'lucide-react/icons/x'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { localized } from '#shared/i18n/localized'
import { type Difference, differencesInWords } from '#shared/versions/inWords/differenceInWords'
import { HEADINGS, type Heading } from '#shared/versions/inWords/headings'
import { joinedPlaces } from '#shared/versions/places'
import { type ComparedCopy } from '../../editor/ports/session'
import { counted, headed } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { focusMap } from '../../ui/focusMap'
import './differences.css'

const TEXT = {
  since: (title: string) =>
    localized(
      `De la copie «\u202f${title}\u202f» à ce scénario`,
      `From the copy “${title}” to this scenario`,
    ),
  none: localized('La copie est le même scénario.', 'The copy is the same scenario.'),
  end: localized('Terminer la comparaison', 'End the comparison'),
  one: localized('différence', 'difference'),
  many: localized('différences', 'differences'),
}

/** Copies that were listed once: asked for from a menu, the list has the keys; a tab that is come back to does not take them. */
const listed = new WeakSet<ComparedCopy>()

export function DifferencesPanel(): ReactNode {
  const copy = useEditorState((state) => state.session.copy)
  return copy ? <Differences copy={copy} /> : null
}

function Differences({ copy }: { copy: ComparedCopy }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const scenario = useDeferredValue(useEditorState((state) => state.document.scenario))
  const differences = useMemo(() => differencesInWords(copy.scenario, scenario), [copy, scenario])
  // On the map while they are listed.
  useEffect(() => {
    editor.session.frame(joinedPlaces(differences.map(({ places }) => places)))
    return () => editor.session.frame(undefined)
  }, [editor, differences])
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!listed.has(copy)) list.current?.focus()
    listed.add(copy)
  }, [copy])
  const end = (): void => {
    editor.session.compareCopy(undefined)
    focusMap()
  }
  return (
    <section
      ref={list}
      tabIndex={-1}
      className="differences scrolls"
      aria-label={say(TEXT.since(copy.title))}
    >
      <p className="differences-head">{say(TEXT.since(copy.title))}</p>
      <p className="differences-count" aria-live="polite">
        {say(differences.length === 0 ? TEXT.none : counted(differences.length, TEXT.one, TEXT.many))}
      </p>
      {(Object.keys(HEADINGS) as Heading[]).map((heading) => (
        <Part
          key={heading}
          heading={heading}
          differences={differences.filter((one) => one.heading === heading)}
        />
      ))}
      <Button name={TEXT.end} icon={X} onClick={end} />
    </section>
  )
}

function Part(props: { heading: Heading; differences: readonly Difference[] }): ReactNode {
  const { heading, differences } = props
  const say = useSay()
  if (differences.length === 0) return null
  return (
    <>
      <h3>{say(HEADINGS[heading])}</h3>
      <ul>
        {differences.map((difference) => (
          <Row key={difference.leaves[0]} difference={difference} />
        ))}
      </ul>
    </>
  )
}

/** One that has a place is a button that goes there. */
function Row({ difference: { text, places } }: { difference: Difference }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const counters = useEditorState((state) => state.document.scenario.counters)
  // A counter that went is nowhere to be found.
  const there = { ...places, counters: places.counters.filter((id) => Object.hasOwn(counters, id)) }
  const isPlaced = there.hexes.length + there.hexsides.length + there.counters.length > 0
  return (
    <li>
      {isPlaced ? (
        <button type="button" className="row-button difference" onClick={() => editor.session.goTo(there)}>
          <GitCompare aria-hidden />
          <span>{headed(text, say)}</span>
        </button>
      ) : (
        <p className="difference">{headed(text, say)}</p>
      )}
    </li>
  )
}
