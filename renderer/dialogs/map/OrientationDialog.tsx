/** Flat hexes become pointy ones, or the other way round, by a quarter turn of the sheet (MAP-3). */
import { type ReactNode, useMemo, useState } from 'react'
import { quarterTurnMap } from '#shared/commands/quarterTurnMap'
import { columnsAndRows } from '#shared/document/inWords/columnsAndRows'
import { type QuarterTurn } from '#shared/hex/laying'
import { type Localized, localized } from '#shared/i18n/localized'
import { layElsewhere } from '../../actions/wholeMap'
import { ChoiceField } from '../../ui/controls/Choice'
import { FieldError } from '../../ui/controls/fields'
import { useEditor, useEditorState, useSay, useUi } from '../../ui/EditorContext'
import { FormDialog } from '../../ui/controls/FormDialog'
import { GridSketch } from '../grid/GridSketch'
import { bestWay, previewOrientation, WAYS } from './orientationForm'
import './wholeMap.css'

const TEXT = {
  title: localized('Orientation des cases', 'Orientation of the hexes'),
  toPointy: localized(
    'Pour que les cases aient la pointe en haut, la feuille entière tourne d’un quart\u202f: les colonnes deviennent des rangées.',
    'For hexes with the point up, the whole sheet turns by a quarter: columns become rows.',
  ),
  toFlat: localized(
    'Pour que les cases aient un côté plat en haut, la feuille entière tourne d’un quart\u202f: les rangées deviennent des colonnes.',
    'For hexes with the flat side up, the whole sheet turns by a quarter: rows become columns.',
  ),
  way: localized('Tourner', 'Turn'),
  kept: localized(
    'Tout garde ses voisins\u202f: terrains, niveaux, bords de case, pions et leur direction, zones, plateaux. Les textes écrits droit restent droits.',
    'Everything keeps its neighbours: terrain, levels, hexsides, counters and their facing, zones, boards. Texts written level stay level.',
  ),
  namesStay: localized('Chaque case garde son nom.', 'Each hex keeps its name.'),
  namesChange: localized(
    'Les cases changent de nom\u202f: cette numérotation ne peut pas suivre le quart de tour.',
    'Hexes change their names: this numbering cannot follow the quarter turn.',
  ),
}

const WAY_NAMES: Readonly<Record<QuarterTurn, Localized>> = {
  clockwise: localized('Vers la droite', 'To the right'),
  anticlockwise: localized('Vers la gauche', 'To the left'),
}

export function OrientationDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const [way, setWay] = useState(() => bestWay(scenario))
  const preview = useMemo(() => previewOrientation(scenario, way), [scenario, way])
  const flat = scenario.map.grid.orientation === 'flat'
  const apply = (): void => {
    if (preview.kind === 'fits' && layElsewhere(editor, quarterTurnMap, { way })) ui.closeDialog()
  }
  return (
    <FormDialog
      title={TEXT.title}
      description={flat ? TEXT.toPointy : TEXT.toFlat}
      className="whole-map"
      apply={TEXT.way}
      disabled={preview.kind !== 'fits'}
      onApply={apply}
    >
      <div>
        <ChoiceField
          label={TEXT.way}
          value={way}
          options={WAYS.map((id) => ({ id, name: WAY_NAMES[id] }))}
          onChange={setWay}
        />
        {preview.kind === 'refused' ? (
          <FieldError words={preview.why} />
        ) : (
          <div aria-live="polite">
            <p className="form-note">{say(TEXT.kept)}</p>
            <p className="form-note">
              <strong>{say(preview.keepsNames ? TEXT.namesStay : TEXT.namesChange)}</strong>
            </p>
            <p className="form-note">{say(sizeInWords(preview.columns, preview.rows))}</p>
          </div>
        )}
      </div>
      {preview.kind === 'fits' && <GridSketch scenario={preview.turned} />}
    </FormDialog>
  )
}

function sizeInWords(columns: number, rows: number): Localized {
  const { fr, en } = columnsAndRows({ columns, rows })
  return localized(`La carte aura ${fr}.`, `The map will have ${en}.`)
}
