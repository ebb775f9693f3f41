/** The set-up of each side: when, where, facing which way, seen by whom; its zones, and what it sets up (SCN-4). */
import { type ReactNode } from 'react'
import { addZone } from '#shared/commands/entries/zones'
import { editSide } from '#shared/commands/entries/sides'
import { type SideSetUp } from '#shared/document/game'
import { freshId, type SideId, zoneId, type ZoneId } from '#shared/document/ids'
import { AS_PLACED, setUpOf, setUpZones } from '#shared/document/setUp'
import { type Side } from '#shared/document/armies'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../../editor/editor'
import { type Words } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { ChoiceField } from '../../ui/controls/Choice'
import { WholeField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useSay, useUi } from '../../ui/EditorContext'
import { type Ui } from '../../ui/uiStore'
import { SectionFrame } from './SectionFrame'
import { SetUpCounts } from './SetUpCounts'
import { SetUpZones } from './SetUpZones'
import './setUp.css'

const TEXT = {
  title: localized('Mise en place', 'Set-up'),
  intro: localized(
    'Les camps se placent dans l’ordre de leurs numéros, ceux de même numéro en même temps.',
    'Sides set up in the order of their numbers, those of one number at the same time.',
  ),
  noSides: localized('Ce scénario n’a pas de camp.', 'This scenario has no side.'),
  order: localized('Ordre de mise en place', 'Order of set-up'),
  where: localized('Emplacement', 'Position'),
  facing: localized('Orientation', 'Facing'),
  seen: localized('Pour les autres camps', 'To the other sides'),
  newZone: localized('Nouvelle zone de mise en place', 'New set-up zone'),
}

const WHERE = [
  { id: 'as-placed', name: localized('Où ses pions sont posés', 'Where its counters stand') },
  { id: 'zones', name: localized('Libre dans ses zones', 'Freely in its zones') },
] as const

const FACING = [
  { id: 'as-placed', name: localized('Comme posés', 'As placed') },
  { id: 'free', name: localized('Libre', 'Free') },
] as const

const SEEN = [
  { id: 'seen', name: localized('Visible', 'In sight') },
  { id: 'secret', name: localized('Secrète', 'Secret') },
] as const

const LAST_ORDER = 10_000

export function SetUpSection(): ReactNode {
  const say = useSay()
  const sides = useEditorState((state) => state.document.scenario.sides)
  const entries = Object.entries(sides) as [SideId, Side][]
  return (
    <SectionFrame title={TEXT.title} intro={TEXT.intro}>
      {entries.length === 0 && <p className="scenario-intro">{say(TEXT.noSides)}</p>}
      {entries.map(([id, side]) => (
        <SideSetUpFields key={id} id={id} side={side} />
      ))}
    </SectionFrame>
  )
}

function SideSetUpFields({ id, side }: { id: SideId; side: Side }): ReactNode {
  const editor = useEditor()
  const ui = useUi()
  const scenario = useEditorState((state) => state.document.scenario)
  const setUp = setUpOf(side)
  const change = (part: Partial<SideSetUp>): Words | undefined => {
    const next = { ...setUp, ...part }
    // What is so without a word needs none.
    const said = JSON.stringify(next) !== JSON.stringify(AS_PLACED)
    return editor.document.run(editSide, { side: id, change: { setUp: said ? next : null } })?.message
  }
  return (
    <section className="set-up-side" aria-label={side.name}>
      <h3>
        <span className="scenario-dot" style={{ background: side.color }} />
        {side.name}
      </h3>
      <WholeField
        label={TEXT.order}
        value={String(setUp.order)}
        min={1}
        max={LAST_ORDER}
        apply={(order) => change({ order })}
      />
      <ChoiceField<SideSetUp['where']>
        label={TEXT.where}
        value={setUp.where}
        options={WHERE}
        onChange={(where) => void change({ where })}
      />
      <ChoiceField<SideSetUp['facing']>
        label={TEXT.facing}
        value={setUp.facing}
        options={FACING}
        onChange={(facing) => void change({ facing })}
      />
      <ChoiceField<'seen' | 'secret'>
        label={TEXT.seen}
        value={setUp.secret ? 'secret' : 'seen'}
        options={SEEN}
        onChange={(seen) => void change({ secret: seen === 'secret' })}
      />
      <SetUpCounts scenario={scenario} side={id} />
      <SetUpZones
        zones={setUpZones(scenario, id)}
        needed={setUp.where === 'zones'}
        paint={(zone) => paintZone(editor, ui, zone)}
      />
      <Button name={TEXT.newZone} look="set-up-new" onClick={() => paintNewZone(editor, ui, id)} />
    </section>
  )
}

/** The zone tool is in hand on the map, and its strokes go to this zone. */
function paintZone({ session }: Editor, ui: Pick<Ui, 'showView'>, zone: ZoneId): void {
  ui.showView('map')
  session.setTool('zone')
  session.setOptions({ zone, zoneMode: 'add' })
  session.select({ kind: 'zone', zone })
}

/** A zone of the side without hexes, to be painted. */
function paintNewZone(editor: Editor, ui: Pick<Ui, 'showView'>, side: SideId): void {
  const { zones, sides } = editor.document.scenario
  const id = zoneId(freshId('zone', zones, editor.document.idCode))
  const { name: sideName, color } = sides[side] ?? { name: side, color: undefined }
  const count = setUpZones({ zones }, side).length
  const name = count === 0 ? sideName : `${sideName} ${count + 1}`
  if (
    !editor.document.run(addZone, {
      id,
      zone: { name, kind: 'setup', side, hexes: [], ...(color && { color }) },
    })
  )
    paintZone(editor, ui, id)
}
