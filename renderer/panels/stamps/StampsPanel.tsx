/** The library of stamps (MAP-2): search, take one into the hand, keep the selection as one, rename, delete, files in and out. */
import FileUp from 'lucide-react/icons/file-up'
import Stamp from 'lucide-react/icons/stamp'
import Undo2 from 'lucide-react/icons/undo-2'
import { type DragEvent, type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { STAMP_CATEGORIES, type StampCategory } from '#shared/document/region/clip'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { fits } from '#shared/rules/registry/fits'
import { deletedInWords } from '../../actions/kept/removed'
import { hasPiece } from '../../actions/region'
import { fit, wordsOf } from '#shared/i18n/search'
import { Button } from '../../ui/controls/Button'
import { SearchField } from '../../ui/controls/SearchField'
import { useEditor, useEditorState, useLanguage, useRuleset, useSay } from '../../ui/EditorContext'
import { focusMap } from '../../ui/focusMap'
import { type LibraryStamp, STAMP_ENDING, starterStamps } from './library'
import { StampCard, type StampVerbs } from './StampCard'
import { useOwnStamps } from './useOwnStamps'
import './stamps.css'

const TEXT = {
  search: localized('Chercher un tampon', 'Search stamps'),
  nothing: localized('Aucun tampon de ce nom.', 'No stamp of that name.'),
  name: localized('Nom du nouveau tampon', 'Name of the new stamp'),
  keep: localized('Garder la sélection', 'Keep selection'),
  file: localized('Importer…', 'Import…'),
  none: localized(
    'Sélectionnez des cases ou des pions pour les garder comme tampon.',
    'Select hexes or counters to keep them as a stamp.',
  ),
  restore: localized('Rétablir', 'Restore'),
  foreign: localized(
    'Les tampons faits pour d’autres règles ne sont pas montrés.',
    'Stamps made for other rules are not shown.',
  ),
}

const CATEGORIES: Readonly<Record<StampCategory, Localized>> = {
  own: localized('Mes tampons', 'My stamps'),
  castle: localized('Château', 'Castle'),
  village: localized('Village', 'Village'),
  water: localized('Eau', 'Water'),
  land: localized('Terrain', 'Land'),
}
const ORDER: readonly StampCategory[] = ['own', ...STAMP_CATEGORIES.filter((category) => category !== 'own')]

export function StampsPanel(): ReactNode {
  const say = useSay()
  const ruleset = useRuleset()
  const { own, verbs, removed, restore, keep, take } = useOwnStamps()
  const groups = useRef<HTMLDivElement>(null)
  const [sought, setSought] = useState('')
  const starters = useMemo(() => starterStamps(), [])
  const known = useMemo(
    () => [...own, ...starters].filter((stamp) => !('clip' in stamp) || fits(stamp.clip, ruleset)),
    [own, starters, ruleset],
  )
  const words = wordsOf(sought)
  const language = useLanguage()
  const shown = sorted(known, language).filter(
    ({ name, category }) => fit(`${say(name)} ${say(CATEGORIES[category])}`, words) !== undefined,
  )
  const foreign = own.some((stamp) => !known.includes(stamp))
  const drop = (event: DragEvent): void => {
    const stamps = [...event.dataTransfer.files].filter(({ name }) => name.endsWith(STAMP_ENDING))
    if (stamps.length === 0) return
    event.preventDefault()
    // Else the page would open it as a scenario.
    event.nativeEvent.stopPropagation()
    take(stamps)
  }
  return (
    <div className="stamps" onDrop={drop}>
      <SearchField label={TEXT.search} value={sought} onChange={setSought} />
      <div ref={groups} className="stamps-groups scrolls">
        {ORDER.map((category) => (
          <Group
            key={category}
            name={CATEGORIES[category]}
            verbs={verbs}
            stamps={shown.filter((stamp) => stamp.category === category)}
          />
        ))}
        {shown.length === 0 && <p className="stamps-note">{say(TEXT.nothing)}</p>}
        {foreign && <p className="stamps-note">{say(TEXT.foreign)}</p>}
      </div>
      {removed && (
        <p className="stamps-removed">
          <span>{say(deletedInWords(removed))}</span>
          <Button name={TEXT.restore} icon={Undo2} onClick={restore} />
        </p>
      )}
      <Keeping
        keep={(name) => {
          keep(name)
          setSought('')
          // There it will stand.
          groups.current?.scrollTo({ top: 0 })
        }}
        take={take}
      />
    </div>
  )
}

function sorted(stamps: readonly LibraryStamp[], language: Language): LibraryStamp[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return [...stamps].sort((a, b) => compare(a.name[language], b.name[language]))
}

function Group(props: { name: Localized; stamps: readonly LibraryStamp[]; verbs: StampVerbs }): ReactNode {
  const { name, stamps, verbs } = props
  const say = useSay()
  if (stamps.length === 0) return null
  return (
    <section className="stamps-group">
      <h2>{say(name)}</h2>
      <ul>
        {stamps.map((stamp) => (
          <StampCard key={`${stamp.own} ${stamp.id}`} stamp={stamp} verbs={verbs} />
        ))}
      </ul>
    </section>
  )
}

/** Below: the selection as a new stamp, and a file as one. */
function Keeping(props: { keep: (name: string) => void; take: (files: readonly File[]) => void }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const [name, setName] = useState('')
  const chooser = useRef<HTMLInputElement>(null)
  const selected = useEditorState(() => hasPiece(editor))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    props.keep(name.trim())
    setName('')
    // The button that had the focus goes dim: the map has it again.
    focusMap()
  }
  return (
    <form className="stamps-foot" onSubmit={submit}>
      {selected ? (
        <>
          <input
            className="input"
            value={name}
            maxLength={80}
            placeholder={say(TEXT.name)}
            aria-label={say(TEXT.name)}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button
            name={TEXT.keep}
            icon={Stamp}
            type="submit"
            look="is-primary"
            disabled={name.trim() === ''}
          />
        </>
      ) : (
        <p className="stamps-note">{say(TEXT.none)}</p>
      )}
      <Button name={TEXT.file} icon={FileUp} onClick={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={STAMP_ENDING}
        onChange={(event) => {
          props.take([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </form>
  )
}
