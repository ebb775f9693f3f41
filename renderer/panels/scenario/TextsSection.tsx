/** The texts of the scenario in both languages, with their preview (SCN-6). */
import { type ReactNode } from 'react'
import { editTexts } from '#shared/commands/editTexts'
import { type Texts } from '#shared/document/game'
import { type Language, localized } from '#shared/i18n/localized'
import { namesMissing, writtenLanguages } from '#shared/interchange/publication/writtenLanguages'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { SectionFrame } from './SectionFrame'
import { BothLanguages } from './texts/BothLanguages'
import { Untranslated } from './texts/Untranslated'
import './texts/texts.css'

const TEXT = {
  title: localized('Textes', 'Texts'),
  intro: localized(
    'Une ligne qui commence par # est un intertitre, par - un point de liste\u202f; **gras**, *italique*, | cellule | cellule |. [[U6]] mène à une case, [[Sire Guy]] à un pion, [[MC-INF-5]] à une règle.',
    'A line that begins with # is a heading, with - an item of a list; **bold**, *italics*, | cell | cell |. [[U6]] leads to a hex, [[Sire Guy]] to a counter, [[MC-INF-5]] to a rule.',
  ),
  parts: {
    background: localized('Situation', 'Background'),
    setUp: localized('Mise en place', 'Set-up'),
    victory: localized('Victoire', 'Victory'),
    notes: localized('Notes de l’auteur', 'Designer’s notes'),
    credits: localized('Crédits', 'Credits'),
  },
}

const PARTS = [
  'background',
  'setUp',
  'victory',
  'notes',
  'credits',
] as const satisfies readonly (keyof Texts)[]

/** Names that lack a language in which the author has written something: nobody is asked for a language that is not wanted. */
function useNamesMissing(): Readonly<Record<Language, number>> {
  const scenario = useEditorState((state) => state.document.scenario)
  const written = writtenLanguages(scenario)
  const missing = (language: Language): number =>
    written.includes(language) ? namesMissing(scenario, language) : 0
  return { fr: missing('fr'), en: missing('en') }
}

export function TextsSection(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const texts = useEditorState((state) => state.document.scenario.texts)
  return (
    <SectionFrame title={TEXT.title} intro={TEXT.intro} wide>
      <Untranslated texts={PARTS.map((part) => texts[part])} names={useNamesMissing()} />
      {PARTS.map((part) => (
        <section key={part} className="text-part" aria-label={say(TEXT.parts[part])}>
          <h3>{say(TEXT.parts[part])}</h3>
          <BothLanguages
            of={TEXT.parts[part]}
            text={texts[part]}
            onChange={(text) => void editor.document.run(editTexts, { change: { [part]: text ?? null } })}
          />
        </section>
      ))}
    </SectionFrame>
  )
}
