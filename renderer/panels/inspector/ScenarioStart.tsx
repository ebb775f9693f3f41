/** Day, weather, wind and fog as the game begins (CM-SCN-1). */
import { type ReactNode } from 'react'
import { editStart } from '#shared/commands/editStart'
import { FOGS, LIGHTS, startValuesOf, WEATHERS, WINDS } from '#shared/document/startValues'
import { DIRECTIONS, type Direction } from '#shared/hex/direction'
import { directionAngle } from '#shared/hex/layout'
import { type Localized, localized } from '#shared/i18n/localized'
import { headline } from '../../i18n/language'
import { SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'

const TEXT = {
  start: localized('Début de partie', 'Start of the game'),
  light: localized('Jour ou nuit', 'Day or night'),
  weather: localized('Temps', 'Weather'),
  wind: localized('Vent', 'Wind'),
  windToward: localized('Le vent va vers', 'The wind blows to'),
  fog: localized('Brouillard', 'Fog'),
}

export function ScenarioStart(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const { light, weather, wind, windToward, fog } = startValuesOf(scenario)
  return (
    <InspectorSection title={say(TEXT.start)}>
      <Named
        label={TEXT.light}
        value={light}
        names={LIGHTS}
        onChange={(next) => editor.document.run(editStart, { change: { light: next } })}
      />
      <Named
        label={TEXT.weather}
        value={weather}
        names={WEATHERS}
        onChange={(next) => editor.document.run(editStart, { change: { weather: next } })}
      />
      <Named
        label={TEXT.wind}
        value={wind}
        names={WINDS}
        onChange={(next) => editor.document.run(editStart, { change: { wind: next } })}
      />
      <SelectField
        label={say(TEXT.windToward)}
        value={String(windToward)}
        options={DIRECTIONS.map((way) => ({
          value: String(way),
          label: headline(say(compassName(directionAngle(way, scenario.map.grid)))),
        }))}
        onChange={(way) =>
          editor.document.run(editStart, { change: { windToward: Number(way) as Direction } })
        }
      />
      <Named
        label={TEXT.fog}
        value={fog}
        names={FOGS}
        onChange={(next) => editor.document.run(editStart, { change: { fog: next } })}
      />
    </InspectorSection>
  )
}

function Named<V extends string>(props: {
  label: Localized
  value: V
  names: Readonly<Record<V, Localized>>
  onChange: (value: V) => void
}): ReactNode {
  const say = useSay()
  const values = Object.keys(props.names) as V[]
  return (
    <SelectField
      label={say(props.label)}
      value={props.value}
      options={values.map((value) => ({ value, label: headline(say(props.names[value])) }))}
      onChange={props.onChange}
    />
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
