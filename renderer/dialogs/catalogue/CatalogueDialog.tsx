/** The ready counter types of the ruleset (CTR-4): choose some and a side, and the scenario gets their sheets. */
import Check from 'lucide-react/icons/check'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type Catalogue } from '#shared/document/catalogue'
import { counterTypeId } from '#shared/document/ids'
import { type CounterType, type Scenario, type SideId } from '#shared/document/types'
import { localized, type Localized } from '#shared/i18n/localized'
import { knowsType, sheetFromCatalogue, sheetInShort } from '#shared/rules/counterSheet'
import { addFromCatalogue } from '../../actions/catalogue/addFromCatalogue'
import { loadCatalogue } from '../../actions/catalogue/catalogues'
import { headline, type Say } from '../../i18n/language'
import { fit, wordsOf } from '../../i18n/search'
import { Button, ConfirmButtons } from '../../ui/controls/Button'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { SelectField } from '../../ui/controls/fields'
import { SearchField } from '../../ui/controls/SearchField'
import { useEditor, useEditorState, useLanguage, useRuleset, useSay, useUi } from '../../ui/EditorContext'
import { counterPicture, firstFace, freshCounter } from '../../ui/pictures/counterPicture'
import { Picture } from '../../ui/pictures/Picture'
import './catalogue.css'

const TEXT = {
  title: localized('Ajouter depuis le catalogue', 'Add from the catalogue'),
  about: localized(
    'Des valeurs plausibles, les nôtres\u202f: une fois dans le scénario, chaque fiche se modifie comme les autres.',
    'Plausible values, our own: once in the scenario, each sheet is edited like any other.',
  ),
  side: localized('Camp', 'Side'),
  nobody: localized('Sans camp', 'No side'),
  add: localized('Ajouter', 'Add'),
  search: localized('Chercher un type, un peuple', 'Search types, peoples'),
  nothing: localized('Aucun type de ce nom.', 'No type of that name.'),
  all: localized('Tout le groupe', 'Whole group'),
}

const NOBODY = ''

/** A type of the catalogue as the scenario would get it. */
interface Offer {
  readonly id: string
  readonly sheet: CounterType
}

export function CatalogueDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const sides = useEditorState((state) => state.document.scenario.sides)
  const [side, setSide] = useState<string>(Object.keys(sides)[0] ?? NOBODY)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [sought, setSought] = useState('')
  const groups = useOffers(side === NOBODY ? undefined : (side as SideId))
  const shown = found(groups, say, wordsOf(sought))
  /** Takes these up, or lays them down when all are chosen. */
  const toggle = (offers: readonly Offer[]): void => {
    const ids = offers.map(({ id }) => id)
    const all = ids.every((id) => chosen.has(id))
    setChosen(new Set(all ? [...chosen].filter((id) => !ids.includes(id)) : [...chosen, ...ids]))
  }
  const add = (): void => {
    const offers = groups.flatMap((group) => group.offers).filter(({ id }) => chosen.has(id))
    addFromCatalogue(
      editor.document,
      offers.map(({ id, sheet }) => [id, sheet]),
    )
    ui.closeDialog()
  }
  const belligerents = Object.entries(sides).map(([id, { name }]) => ({ id, name }))
  return (
    <DialogFrame
      title={TEXT.title}
      description={TEXT.about}
      size="large"
      footer={
        <>
          <div className="is-first catalogue-side">
            <SelectField
              label={TEXT.side}
              value={side}
              options={[...belligerents, { id: NOBODY, name: TEXT.nobody }]}
              onChange={setSide}
            />
          </div>
          <ConfirmButtons
            name={chosen.size > 0 ? `${say(TEXT.add)} (${chosen.size})` : TEXT.add}
            disabled={chosen.size === 0}
            onConfirm={add}
          />
        </>
      }
    >
      <SearchField label={TEXT.search} value={sought} onChange={setSought} autofocus />
      {groups.length > 0 && shown.length === 0 && <p className="catalogue-nothing">{say(TEXT.nothing)}</p>}
      {shown.map(({ name, offers }) => (
        <section key={name.en} className="catalogue-group" aria-label={say(name)}>
          <h3>{say(name)}</h3>
          <Button
            name={TEXT.all}
            aria-pressed={offers.every(({ id }) => chosen.has(id))}
            onClick={() => toggle(offers)}
          />
          <ul>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferCard
                  sheet={offer.sheet}
                  chosen={chosen.has(offer.id)}
                  onToggle={() => toggle([offer])}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DialogFrame>
  )
}

interface OfferGroup {
  readonly name: Localized
  readonly offers: readonly Offer[]
}

/** The offers whose names, letters or group have these words, in the groups that have any. */
function found(groups: readonly OfferGroup[], say: Say, words: readonly string[]): readonly OfferGroup[] {
  const has = (name: Localized, { sheet }: Offer): boolean =>
    fit(`${sheet.name} ${sheet.abbreviation} ${say(name)}`, words) !== undefined
  return groups
    .map(({ name, offers }) => ({ name, offers: offers.filter((offer) => has(name, offer)) }))
    .filter(({ offers }) => offers.length > 0)
}

/** The types of the ruleset's catalogue as sheets of a side, by group; none until it is loaded. */
function useOffers(side: SideId | undefined): readonly OfferGroup[] {
  const language = useLanguage()
  const { id: ruleset, counterSchema } = useRuleset()
  const [catalogue, setCatalogue] = useState<Catalogue>()
  useEffect(() => {
    void loadCatalogue(ruleset).then(setCatalogue)
  }, [ruleset])
  return useMemo(
    () =>
      (catalogue?.groups ?? []).map(({ name, types }) => ({
        name,
        offers: Object.entries(types)
          .filter(([, type]) => knowsType(counterSchema, type))
          .map(([id, type]) => ({
            id,
            sheet: sheetFromCatalogue(counterSchema, catalogue as Catalogue, type, { language, side }),
          })),
      })),
    [catalogue, counterSchema, language, side],
  )
}

const PICTURE_PX = 52
const SHOWN = counterTypeId('shown')

function OfferCard(props: { sheet: CounterType; chosen: boolean; onToggle: () => void }): ReactNode {
  const { sheet, chosen, onToggle } = props
  const say = useSay()
  const { counterSchema } = useRuleset()
  const { kind, abilities } = sheetInShort(counterSchema, sheet)
  return (
    <button type="button" className="catalogue-card" aria-pressed={chosen} onClick={onToggle}>
      <span className="catalogue-picture">
        <SheetPicture sheet={sheet} />
      </span>
      <span className="catalogue-words">
        <strong>{sheet.name}</strong>
        <span>{headline(kind.map(say).join(' · '))}</span>
        {abilities.length > 0 && <span>{headline(abilities.map(say).join(', '))}</span>}
      </span>
      {chosen && <Check className="catalogue-check" aria-hidden />}
    </button>
  )
}

/** The card of a sheet that no scenario holds yet. */
function SheetPicture({ sheet }: { sheet: CounterType }): ReactNode {
  const ruleset = useRuleset()
  const sides = useEditorState((state) => state.document.scenario.sides)
  const scenario = useEditorState((state) => state.document.scenario)
  const picture = useMemo(
    () => {
      const shown: Scenario = { ...scenario, counterTypes: { [SHOWN]: sheet } }
      const face = firstFace(shown, SHOWN, ruleset.counterSchema)
      return counterPicture(freshCounter(shown, SHOWN, face, ruleset), shown, ruleset)
    },
    // Of the scenario only its sides are in the picture.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [sheet, sides, ruleset],
  )
  const width = Math.round((PICTURE_PX * picture.rect.width) / picture.rect.height)
  return <Picture {...picture} width={width} height={PICTURE_PX} className="counter-image" />
}
