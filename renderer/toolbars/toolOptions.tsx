/** The settings that tools share: each reads and writes one of `ToolOptions`. */
import { type ReactNode, useId } from 'react'
import { HEX_ATTRIBUTES, type HexAttribute } from '#shared/document/hexAttributes'
import { turnThroughTwelve } from '#shared/hex/facing'
import { formatNumber, localized } from '#shared/i18n/localized'
import { markerRow, structureRow } from '#shared/rules/rows'
import { headline } from '../i18n/language'
import { type ToolOptions } from '../toolOptions/index'
import { Choice } from '../ui/controls/Choice'
import { FacingDial } from '../ui/controls/FacingDial'
import { SliderInput } from '../ui/controls/fields'
import { SWATCH_PX, Swatches } from '../ui/controls/Swatches'
import { useEditor, useEditorState, useLanguage, useRuleset, useSay, useUi } from '../ui/EditorContext'
import { CounterTypePicture } from '../ui/pictures/CounterTypePicture'
import { structureSwatch, terrainSwatch } from '../ui/pictures/swatches'

const MAX_RADIUS = 10
const ELEVATION_RANGE = { min: -20, max: 99 } as const

function useOption<K extends keyof ToolOptions>(key: K): ToolOptions[K] {
  return useEditorState((state) => state.session.options[key])
}

export function TerrainOptions(): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor().session
  const ruleset = useRuleset()
  const style = useEditorState((state) => state.view.style)
  const items = ruleset.terrains.map(({ id, name }) => ({
    id,
    name: headline(say(name)),
    swatch: terrainSwatch(ruleset, id, style),
  }))
  return (
    <Swatches
      label={say(localized('Terrain', 'Terrain'))}
      value={useOption('terrain')}
      items={items}
      onChange={(terrain) => setOptions({ terrain })}
    />
  )
}

export function StructureOptions(): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor().session
  const ruleset = useRuleset()
  const style = useEditorState((state) => state.view.style)
  const chosen = useOption('structure')
  const facing = useOption('structureFacing')
  const items = ruleset.structures.map((row) => ({
    id: row.id,
    name: headline(say(row.name)),
    swatch: structureSwatch(ruleset, row, style, row.directional ? facing : undefined),
  }))
  return (
    <>
      <Swatches
        label={say(localized('Ouvrage', 'Structure'))}
        value={chosen}
        items={items}
        onChange={(structure) => setOptions({ structure })}
      />
      {structureRow(ruleset, chosen)?.directional && (
        <FacingDial
          facing={facing}
          onTurn={(steps) => setOptions({ structureFacing: turnThroughTwelve(facing, steps) })}
        />
      )}
    </>
  )
}

export function MarkerOptions(): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor().session
  const ruleset = useRuleset()
  const chosen = useOption('marker')
  const facing = useOption('markerFacing')
  const style = useEditorState((state) => state.view.style)
  const items = ruleset.markers.map((row) => ({
    id: row.id,
    name: headline(say(row.name)),
    swatch: structureSwatch(ruleset, row, style, row.directional ? facing : undefined),
  }))
  return (
    <>
      <Swatches
        label={say(localized('Marqueur', 'Marker'))}
        value={chosen}
        items={items}
        onChange={(marker) => setOptions({ marker })}
      />
      {markerRow(ruleset, chosen)?.directional && (
        <FacingDial
          facing={facing}
          onTurn={(steps) => setOptions({ markerFacing: turnThroughTwelve(facing, steps) })}
        />
      )}
    </>
  )
}

export function RadiusOption(): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const { setOptions } = useEditor().session
  const radius = useOption('brushRadius')
  const label = say(localized('Rayon', 'Radius'))
  return (
    <div className="option">
      <span>{label}</span>
      <SliderInput
        label={label}
        value={radius}
        min={0}
        max={MAX_RADIUS}
        onChange={(brushRadius) => setOptions({ brushRadius })}
      />
      <output>{formatNumber(radius, language)}</output>
    </div>
  )
}

export function ElevationOptions(): ReactNode {
  const say = useSay()
  const id = useId()
  const { setOptions } = useEditor().session
  const mode = useOption('elevationMode')
  const level = useOption('elevationValue')
  return (
    <div className="option">
      <Choice<ToolOptions['elevationMode']>
        label={say(localized('Que faire du relief', 'What to do with the elevation'))}
        value={mode}
        options={[
          { value: 'raise', label: say(localized('Élever', 'Raise')) },
          { value: 'lower', label: say(localized('Abaisser', 'Lower')) },
          { value: 'set', label: say(localized('Fixer', 'Set')) },
        ]}
        onChange={(elevationMode) => setOptions({ elevationMode })}
      />
      {mode === 'set' && (
        <>
          <label htmlFor={id}>{say(localized('Niveau', 'Level'))}</label>
          <input
            id={id}
            className="input is-number option-number"
            type="number"
            {...ELEVATION_RANGE}
            value={level}
            onChange={(event) => {
              const value = event.target.valueAsNumber
              const { min, max } = ELEVATION_RANGE
              if (Number.isInteger(value) && value >= min && value <= max)
                setOptions({ elevationValue: value })
            }}
          />
        </>
      )}
    </div>
  )
}

export function AttributeOptions(): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const { setOptions } = useEditor().session
  const { hexAttributes } = useRuleset()
  const attribute = useOption('attribute')
  const level = useOption('attributeLevel')
  const rows = HEX_ATTRIBUTES.filter(({ id }) => hexAttributes.includes(id))
  const most = rows.find(({ id }) => id === attribute)?.most ?? 1
  return (
    <div className="option">
      <Choice<HexAttribute>
        label={say(localized('Attribut', 'Attribute'))}
        value={attribute}
        options={rows.map(({ id, name }) => ({ value: id, label: headline(say(name)) }))}
        onChange={(next) => setOptions({ attribute: next })}
      />
      {most > 1 && (
        <Choice<string>
          label={say(localized('Niveau', 'Level'))}
          value={String(Math.min(level, most))}
          options={Array.from({ length: most }, (_, index) => ({
            value: String(index + 1),
            label: formatNumber(index + 1, language),
          }))}
          onChange={(next) => setOptions({ attributeLevel: Number(next) })}
        />
      )}
    </div>
  )
}

export function CounterOption(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const chosen = useOption('counterType')
  const type = useEditorState((state) =>
    chosen === undefined ? undefined : state.document.scenario.counterTypes[chosen],
  )
  return (
    <div className="option">
      {chosen !== undefined && type && (
        <>
          <CounterTypePicture id={chosen} size={SWATCH_PX} />
          <strong className="swatch-name">{type.name}</strong>
        </>
      )}
      <button type="button" className="button" onClick={() => ui.showTab('counters')}>
        {say(
          type
            ? localized('Changer de pion…', 'Change counter…')
            : localized('Choisir un pion…', 'Choose a counter…'),
        )}
      </button>
    </div>
  )
}
