/** Day, weather, wind and fog as the game begins (CM-SCN-1). */
import { type ReactNode } from 'react'
import { editStart } from '#shared/commands/editStart'
import { FOGS, LIGHTS, startValuesOf, WEATHERS, WINDS } from '#shared/document/startValues'
import { type StartValues } from '#shared/document/game'
import { DIRECTIONS, type Direction } from '#shared/hex/direction'
import { directionAngle } from '#shared/hex/layout'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Option, SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'

const TITLE = localized('Début de partie', 'Start of the game')

interface StartField {
  readonly key: keyof Omit<StartValues, 'extra'>
  readonly label: Localized
  /** Absent of the direction of the wind, which depends on how the hexes lie. */
  readonly names?: Readonly<Record<string, Localized>>
}

const FIELDS: readonly StartField[] = [
  { key: 'light', label: localized('Jour ou nuit', 'Day or night'), names: LIGHTS },
  { key: 'weather', label: localized('Temps', 'Weather'), names: WEATHERS },
  { key: 'wind', label: localized('Vent', 'Wind'), names: WINDS },
  { key: 'windToward', label: localized('Le vent va vers', 'The wind blows to') },
  { key: 'fog', label: localized('Brouillard', 'Fog'), names: FOGS },
]

export function ScenarioStart(): ReactNode {
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const values = startValuesOf(scenario)
  const directions: readonly Option<string>[] = DIRECTIONS.map((way) => ({
    id: String(way),
    name: compassName(directionAngle(way, scenario.map.grid)),
  }))
  return (
    <InspectorSection title={TITLE}>
      {FIELDS.map(({ key, label, names }) => (
        <SelectField
          key={key}
          label={label}
          value={String(values[key])}
          options={names ? Object.entries(names).map(([id, name]) => ({ id, name })) : directions}
          onChange={(id) =>
            editor.document.run(editStart, {
              change: { [key]: names ? id : (Number(id) as Direction) },
            })
          }
        />
      ))}
    </InspectorSection>
  )
}

const COMPASS: readonly Localized[] = [
  localized('nord', 'north'),
  localized('nord-est', 'north-east'),
  localized('est', 'east'),
  localized('sud-est', 'south-east'),
  localized('sud', 'south'),
  localized('sud-ouest', 'south-west'),
  localized('ouest', 'west'),
  localized('nord-ouest', 'north-west'),
]

/** The sides of a hex lie 60 degrees apart: the six nearest of the eight names. @param angle clockwise from 12 o'clock */
function compassName(angle: number): Localized {
  const eighth = Math.round((angle * 4) / Math.PI)
  return COMPASS[((eighth % 8) + 8) % 8] as Localized
}
