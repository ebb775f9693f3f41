/** The dialog for the look of the grid and of hexes' names, shown on the part of the map in view (DOC-6). */
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { setGridLook } from '#shared/commands/setGridLook'
import { GRID_LINE, NAME_SIZE } from '#shared/document/limits'
import { type GridLook, type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { hexAt } from '#shared/hex/layout'
import { formatNumber, type Localized, localized } from '#shared/i18n/localized'
import { gridLookOf } from '#shared/painter/gridLook'
import { DARK_INK } from '#shared/painter/groundInk'
import { Button } from '../../ui/controls/Button'
import { ColorField } from '../../ui/controls/ColorField'
import { Field, SliderInput } from '../../ui/controls/fields'
import { FormDialog } from '../../ui/controls/FormDialog'
import { OpacitySlider } from '../../ui/controls/OpacitySlider'
import { useEditor, useEditorState, useLanguage, useSay, useUi } from '../../ui/EditorContext'
import { GridSketch } from '../grid/GridSketch'
import './gridLook.css'
import './wholeMap.css'

type Look = Omit<GridLook, 'extra'>

const TEXT = {
  title: localized('Aspect de la grille', 'Look of the grid'),
  color: localized('Couleur', 'Colour'),
  ofGround: localized('Couleur (selon le sol)', 'Colour (by the ground)'),
  byGround: localized('Selon le sol', 'By the ground'),
  opacity: localized('Opacité', 'Opacity'),
  standard: localized('Aspect ordinaire', 'Standard look'),
  apply: localized('Appliquer', 'Apply'),
}

interface Part {
  readonly title: Localized
  readonly size: Localized
  readonly range: { readonly least: number; readonly most: number }
  readonly keys: readonly [
    color: keyof Look & `${string}Color`,
    mm: keyof Look & `${string}Mm`,
    opacity: keyof Look & `${string}Opacity`,
  ]
}

const PARTS: readonly Part[] = [
  {
    title: localized('Lignes', 'Lines'),
    size: localized('Épaisseur', 'Weight'),
    range: GRID_LINE,
    keys: ['lineColor', 'lineMm', 'lineOpacity'],
  },
  {
    title: localized('Noms des cases', 'Names of the hexes'),
    size: localized('Corps', 'Size'),
    range: NAME_SIZE,
    keys: ['nameColor', 'nameMm', 'nameOpacity'],
  },
]
const KEYS = PARTS.flatMap(({ keys }) => keys)

export function GridLookDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const [look, setLook] = useState<Look>(() => scenario.map.gridLook ?? {})
  // The picture may be long in the painting: the slider goes first.
  const painted = useDeferredValue(look)
  const shown = useMemo(
    () => ({ ...scenario, map: { ...scenario.map, gridLook: painted } }),
    [scenario, painted],
  )
  const [corner] = useState(() => cornerInView(scenario, editor.view.viewport?.smallMap.seen))
  const apply = (): void => {
    const change = Object.fromEntries(KEYS.map((key) => [key, look[key] ?? null]))
    if (!editor.document.run(setGridLook, { change })) ui.closeDialog()
  }
  return (
    <FormDialog title={TEXT.title} className="whole-map" apply={TEXT.apply} disabled={false} onApply={apply}>
      <div>
        {PARTS.map((part) => (
          <fieldset key={part.title.en} className="grid-look">
            <legend>{say(part.title)}</legend>
            <PartFields part={part} look={look} hexMm={scenario.map.hexMm} onChange={setLook} />
          </fieldset>
        ))}
        <Button
          name={TEXT.standard}
          disabled={KEYS.every((key) => look[key] === undefined)}
          onClick={() => setLook({})}
        />
      </div>
      <GridSketch scenario={shown} corner={corner} />
    </FormDialog>
  )
}

function PartFields(props: {
  part: Part
  look: Look
  hexMm: number
  onChange: (look: Look) => void
}): ReactNode {
  const { part, look, hexMm, onChange } = props
  const say = useSay()
  const language = useLanguage()
  const [color, mm, opacity] = part.keys
  const present = gridLookOf({ gridLook: look, hexMm })
  const { [color]: _, ...colorless } = look
  return (
    <>
      <ColorField
        label={look[color] === undefined ? TEXT.ofGround : TEXT.color}
        color={present[color] ?? DARK_INK}
        ordinary={look[color] === undefined ? undefined : TEXT.byGround}
        onPick={(next) => onChange(next === null ? colorless : { ...look, [color]: next })}
      />
      <Field label={part.size}>
        <span className="grid-look-size">
          {/* In hundredths of a millimetre: sliders count in whole numbers. */}
          <SliderInput
            label={say(part.size)}
            value={Math.round(present[mm] * 100)}
            min={part.range.least * 100}
            max={part.range.most * 100}
            onChange={(next) => onChange({ ...look, [mm]: next / 100 })}
          />
          <output>{`${formatNumber(present[mm], language, 2)}\u00a0mm`}</output>
        </span>
      </Field>
      <Field label={TEXT.opacity}>
        <OpacitySlider
          label={TEXT.opacity}
          opacity={present[opacity]}
          onChange={(next) => onChange({ ...look, [opacity]: next })}
        />
      </Field>
    </>
  )
}

// The sketch is some five hexes wide: its middle is that of what is seen of the map.
function cornerInView(
  { map }: Scenario,
  seen:
    { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | undefined,
): Axial | undefined {
  if (!seen) return undefined
  const at = { x: seen.x + seen.width / 2 - 2 * map.hexMm, y: seen.y + seen.height / 2 - 1.4 * map.hexMm }
  return hexAt(at, { grid: map.grid, hexMm: map.hexMm })
}
