/**
 * The one place from which counter types come: the ruleset's catalogue (CTR-4), the user's library, another scenario, a file
 * (CTR-6). Choose some and a side, and the scenario gets their sheets; abbreviations that clash are asked about first.
 */
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Tabs } from 'radix-ui'
import { type ComponentType, type ReactNode, useState } from 'react'
import { compare, type Comparison } from '#shared/armies/taken/clashes'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { joinedRecords } from '#shared/lang/joinedRecords'
import { addTypes } from '../../actions/addTypes'
import { counted } from '../../i18n/language'
import { Button, ConfirmButtons } from '../../ui/controls/Button'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useRuleset, useSay, useUi, useUiState } from '../../ui/EditorContext'
import { CatalogueTab } from './CatalogueTab'
import { answerFault, type Answers, firstAnswers } from './clashAnswers'
import { ClashStep } from './ClashStep'
import { type Choosing, type TabProps } from './OfferList'
import { comingTo, NOBODY as NO_SIDE, type Offer } from './offers'
import { LibraryTab } from './LibraryTab'
import { FileTab, ScenarioTab } from './OtherTabs'
import { CATALOGUE_TABS, type CatalogueTabId } from './sources'
import './catalogue.css'

const TEXT = {
  title: localized('Ajouter des types de pions', 'Add counter types'),
  clashes: localized('Sigles déjà pris', 'Abbreviations taken already'),
  sources: localized('Provenance', 'Where they come from'),
  side: localized('Camp', 'Side'),
  add: localized('Ajouter', 'Add'),
  back: localized('Retour', 'Back'),
}

const TABS: Readonly<Record<CatalogueTabId, Localized>> = {
  catalogue: localized('Catalogue', 'Catalogue'),
  library: localized('Ma bibliothèque', 'My library'),
  scenario: localized('Un scénario…', 'A scenario…'),
  file: localized('Un fichier…', 'A file…'),
}

const PAGES: Readonly<Record<CatalogueTabId, ComponentType<TabProps>>> = {
  catalogue: CatalogueTab,
  library: LibraryTab,
  scenario: ScenarioTab,
  file: FileTab,
}

const NOBODY = ''

interface Asking {
  readonly comparison: Comparison
  readonly answers: Answers
}

export function CatalogueDialog(): ReactNode {
  const ui = useUi()
  const say = useSay()
  const editor = useEditor()
  const { counterSchema } = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const dropped = useUiState((state) => state.dropped)
  const [tab, setTab] = useState<CatalogueTabId>(dropped ? 'file' : 'catalogue')
  const [droppedLast, setDroppedLast] = useState(dropped)
  const [chosenSide, setSide] = useState<string>(Object.keys(scenario.sides)[0] ?? NOBODY)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Offer>>(new Map())
  const [asking, setAsking] = useState<Asking>()
  // Dropped while the dialog is open.
  if (dropped !== droppedLast) {
    setDroppedLast(dropped)
    if (dropped) setTab('file')
  }
  const side = chosenSide === NOBODY ? undefined : (chosenSide as SideId)
  const choosing: Choosing = {
    chosen,
    side,
    toggle(offers) {
      const next = new Map(chosen)
      const all = offers.every(({ key }) => chosen.has(key))
      for (const offer of offers)
        if (all) next.delete(offer.key)
        else next.set(offer.key, offer)
      setChosen(next)
    },
  }
  const finish = ({ comparison, answers }: Asking): void => {
    const images = joinedRecords([...chosen.values()].map((offer) => offer.images)) as Scenario['images']
    if (addTypes(editor.document, comparison, answers, images)) return
    const { length } = comparison.present
    if (length > 0) editor.session.notify(there(length))
    ui.closeDialog()
  }
  const add = (): void => {
    const comparison = compare(
      scenario,
      [...chosen.values()].map((offer) => comingTo(side, offer)),
    )
    const next = { comparison, answers: firstAnswers(scenario, comparison, counterSchema) }
    if (comparison.clashes.length > 0) setAsking(next)
    else finish(next)
  }
  const faulty = asking?.comparison.clashes.some((clash) =>
    answerFault(scenario, asking.comparison, asking.answers, clash),
  )
  const belligerents = Object.entries(scenario.sides).map(([id, { name }]) => ({ id, name }))
  return (
    <DialogFrame
      title={asking ? TEXT.clashes : TEXT.title}
      size="large"
      footer={
        asking ? (
          <>
            <Button
              name={TEXT.back}
              icon={ArrowLeft}
              look="is-large is-first"
              onClick={() => setAsking(undefined)}
            />
            <ConfirmButtons name={TEXT.add} disabled={faulty === true} onConfirm={() => finish(asking)} />
          </>
        ) : (
          <>
            <div className="is-first catalogue-side">
              <SelectField
                label={TEXT.side}
                value={chosenSide}
                options={[...belligerents, { id: NOBODY, name: NO_SIDE }]}
                onChange={setSide}
              />
            </div>
            <ConfirmButtons
              name={chosen.size > 0 ? `${say(TEXT.add)} (${chosen.size})` : TEXT.add}
              disabled={chosen.size === 0}
              onConfirm={add}
            />
          </>
        )
      }
    >
      <div className="catalogue">
        {asking && (
          <ClashStep
            {...asking}
            side={side}
            offers={chosen}
            onChange={(answers) => setAsking({ ...asking, answers })}
          />
        )}
        {/* What stands in the tabs stays while the question is asked. */}
        <div className="catalogue-tabs" hidden={asking !== undefined}>
          <Sources tab={tab} setTab={setTab} choosing={choosing} />
        </div>
      </div>
    </DialogFrame>
  )
}

function Sources(props: {
  tab: CatalogueTabId
  setTab: (tab: CatalogueTabId) => void
  choosing: Choosing
}): ReactNode {
  const { tab, setTab, choosing } = props
  const say = useSay()
  return (
    <Tabs.Root value={tab} onValueChange={(next) => setTab(next as CatalogueTabId)}>
      <Tabs.List className="tab-list" aria-label={say(TEXT.sources)}>
        {CATALOGUE_TABS.map((id) => (
          <Tabs.Trigger key={id} value={id} className="tab">
            {say(TABS[id])}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {CATALOGUE_TABS.map((id) => {
        const Page = PAGES[id]
        return (
          // What was read in a tab stays while another is looked at.
          <Tabs.Content key={id} value={id} className="catalogue-page" forceMount hidden={tab !== id}>
            <Page choosing={choosing} shown={tab === id} />
          </Tabs.Content>
        )
      })}
    </Tabs.Root>
  )
}

const there = (count: number): Localized =>
  counted(
    count,
    localized('type était déjà là, tel quel.', 'type was there already, as it is.'),
    localized('types étaient déjà là, tels quels.', 'types were there already, as they are.'),
  )
