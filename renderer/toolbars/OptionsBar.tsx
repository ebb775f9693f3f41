/** Under the top bar: the settings of the tool in hand. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type ToolId } from '../toolOptions/toolIds'
import { tools } from '../tools/index'
import { useEditorState, useSay } from '../ui/EditorContext'
import { NamedIcon } from '../ui/icons'
import { AreaOption, AreaRadiusOption } from './AreaOption'
import { EraserOption } from './EraserOption'
import { LabelOptions } from './LabelOptions'
import { RoadOptions } from './RoadOptions'
import { RouteOptions } from './RouteOptions'
import { ScatterOption } from './ScatterOption'
import { SelectShapeOption } from './SelectShapeOption'
import { SideOptions } from './SideOptions'
import { SightWords } from './SightWords'
import { StampOption } from './StampOption'
import {
  AttributeOptions,
  CounterOption,
  ElevationOptions,
  MarkerOptions,
  StructureOptions,
} from './toolOptions'
import { ZoneOptions } from './ZoneOptions'

/** The settings of each tool. */
const OPTIONS: Readonly<Partial<Record<ToolId, ReactNode>>> = {
  select: <SelectShapeOption />,
  brush: (
    <>
      <AreaOption />
      <ScatterOption />
      <AreaRadiusOption />
    </>
  ),
  fill: <ScatterOption />,
  eraser: (
    <>
      <AreaOption />
      <EraserOption />
      <AreaRadiusOption />
    </>
  ),
  elevation: (
    <>
      <AreaOption />
      <ElevationOptions />
      <AreaRadiusOption />
    </>
  ),
  attribute: (
    <>
      <AreaOption />
      <AttributeOptions />
      <AreaRadiusOption />
    </>
  ),
  hexside: <SideOptions />,
  road: <RoadOptions />,
  structure: <StructureOptions />,
  marker: <MarkerOptions />,
  counter: <CounterOption />,
  stamp: <StampOption />,
  label: <LabelOptions />,
  zone: (
    <>
      <AreaOption />
      <ZoneOptions />
      <AreaRadiusOption />
    </>
  ),
  sight: <SightWords />,
  route: <RouteOptions />,
}

export function OptionsBar(): ReactNode {
  const say = useSay()
  const current = useEditorState((state) => state.session.tool)
  const tool = tools.find((candidate) => candidate.id === current)
  if (!tool) return <section className="options" />
  return (
    <section className="options" aria-label={say(localized('Réglages de l’outil', 'Tool settings'))}>
      <span className="options-name">
        <NamedIcon name={tool.icon} />
        <span>{say(tool.name)}</span>
      </span>
      {OPTIONS[current] && <span className="bar-separator" />}
      {OPTIONS[current]}
    </section>
  )
}
