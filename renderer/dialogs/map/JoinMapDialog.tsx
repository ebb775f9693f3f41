/** Joins another scenario's map to an edge of the open one (geomorphic boards, MAP-3). */
import { type ReactNode, useId, useMemo, useState } from 'react'
import { joinMap } from '#shared/commands/joinMap'
import { type BoardEdge, type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { Button, ConfirmButtons } from '../../ui/controls/Button'
import { ChoiceField } from '../../ui/controls/Choice'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { FieldError, SwitchField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useSay, useUi } from '../../ui/EditorContext'
import { type JoinPreview, previewJoin } from './joinMapForm'
import { SeamReport } from './SeamReport'
import { SheetSize } from './SheetSize'
import './joinMap.css'
import './wholeMap.css'

const TEXT = {
  title: localized('Joindre une carte', 'Join a map'),
  about: localized(
    'La carte d’un autre scénario s’ajoute à celle-ci, avec ses pions, ses zones et ses textes\u202f; l’autre fichier ne change pas. Chaque carte devient un plateau nommé.',
    'The map of another scenario is added to this one, with its counters, zones and texts; the other file does not change. Each map becomes a named board.',
  ),
  other: localized('Carte à joindre', 'Map to join'),
  choose: localized('Choisir un fichier…', 'Choose a file…'),
  edge: localized('Bord de cette carte', 'Edge of this map'),
  turned: localized('La tourner d’abord de 180°', 'Turn it by 180° first'),
  join: localized('Joindre', 'Join'),
  otherRules: localized(
    'Elle suit d’autres règles\u202f: ce que celles de ce scénario ne connaissent pas sera signalé.',
    'It follows other rules: what those of this scenario do not know will be reported.',
  ),
}

const EDGES = [
  { id: 'left', name: localized('Gauche', 'Left') },
  { id: 'top', name: localized('Haut', 'Top') },
  { id: 'bottom', name: localized('Bas', 'Bottom') },
  { id: 'right', name: localized('Droite', 'Right') },
] as const

export function JoinMapDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const here = useEditorState((state) => state.document.scenario)
  const [other, setOther] = useState<Scenario>()
  const [edge, setEdge] = useState<BoardEdge['edge']>('right')
  const [turned, setTurned] = useState(false)
  const [prefers, setPrefers] = useState<'here' | 'there'>('here')
  const id = useId()
  const preview = useMemo(
    () => other && previewJoin(here, other, { edge, turned, prefers }),
    [here, other, edge, turned, prefers],
  )
  const choose = async (): Promise<void> => {
    const chosen = await editor.files.choose()
    if (chosen) setOther(chosen)
  }
  const join = (): void => {
    if (other && !editor.document.run(joinMap, { other, edge, turned, prefers })) ui.closeDialog()
  }
  return (
    <DialogFrame
      title={TEXT.title}
      description={TEXT.about}
      footer={<ConfirmButtons name={TEXT.join} disabled={preview?.kind !== 'fits'} onConfirm={join} />}
    >
      <div className="field">
        <span className="field-label" id={`${id}-label`}>
          {say(TEXT.other)}
        </span>
        <Button
          id={id}
          name={other ? other.info.title : TEXT.choose}
          look="join-map-file"
          aria-labelledby={`${id}-label ${id}`}
          onClick={() => void choose()}
        />
      </div>
      <ChoiceField label={TEXT.edge} value={edge} options={EDGES} onChange={setEdge} />
      <SwitchField label={TEXT.turned} checked={turned} onChange={setTurned} />
      {other && other.ruleset !== here.ruleset && <p className="form-note">{say(TEXT.otherRules)}</p>}
      {preview && <Outcome preview={preview} />}
      {preview?.kind === 'fits' && <SeamReport preview={preview} prefers={prefers} onPrefer={setPrefers} />}
    </DialogFrame>
  )
}

/** "25 × 17 cases, 520 × 400 mm", and where each map lies; or why it does not fit. */
function Outcome({ preview }: { preview: JoinPreview }): ReactNode {
  if (preview.kind === 'refused') return <FieldError words={preview.why} />
  const { columns, rows, sheet, other } = preview
  return (
    <div className="join-map-outcome" aria-live="polite">
      <svg viewBox={`${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`} aria-hidden="true">
        <rect className="join-map-here" {...sheet} />
        <rect className="join-map-other" {...other} />
      </svg>
      <SheetSize columns={columns} rows={rows} sheet={sheet} />
    </div>
  )
}
