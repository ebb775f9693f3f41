/** The bar under the top bar: the settings of the tool in hand. */
import Hexagon from 'lucide-react/icons/hexagon'
import Lasso from 'lucide-react/icons/lasso'
import Pencil from 'lucide-react/icons/pencil'
import RectangleHorizontal from 'lucide-react/icons/rectangle-horizontal'
import Slash from 'lucide-react/icons/slash'
import Waypoints from 'lucide-react/icons/waypoints'
import { type ReactNode, type WheelEvent } from 'react'
import { localized } from '#shared/i18n/localized'
import { type ToolId } from '../toolOptions/toolIds'
import { AREA_SHAPES } from '../tools/gestures/area'
import { SIDE_SHAPES } from '../tools/hexside/shapes'
import { tools } from '../tools/index'
import { useEditorState, useHover, useSay } from '../ui/EditorContext'
import { MAP_AFTER_CHOICE } from '../ui/focusMap'
import { NamedIcon } from '../ui/icons'
import { CounterOptions } from './CounterOptions'
import { LabelOptions } from './LabelOptions'
import { RadiusOption, ShapeOption, useOption } from './option'
import { FeatureOption, StandingOption } from './RowOptions'
import { ScatterOption } from './ScatterOption'
import { SideState } from './SideState'
import { StampOption } from './StampOption'
import { AttributeOptions, ElevationOptions, EraserOption, SelectShapeOption } from './toolOptions'
import { RouteOptions } from './RouteOptions'
import { RoadOptions } from './RoadOptions'
import { ZoneOptions } from './ZoneOptions'

const AREA_PICTURES = { freehand: Pencil, line: Slash, rectangle: RectangleHorizontal, lasso: Lasso }
const SIDE_PICTURES = { along: Waypoints, around: Hexagon, rectangle: RectangleHorizontal, lasso: Lasso }

/** The settings of each tool. */
const OPTIONS: Readonly<Partial<Record<ToolId, ReactNode>>> = {
  select: <SelectShapeOption />,
  brush: <AreaOptions own={<ScatterOption />} />,
  fill: <ScatterOption />,
  eraser: <AreaOptions own={<EraserOption />} />,
  elevation: <AreaOptions own={<ElevationOptions />} />,
  attribute: <AreaOptions own={<AttributeOptions />} />,
  hexside: <SideOptions />,
  road: <RoadOptions />,
  structure: <StandingOption of="structure" />,
  marker: <StandingOption of="marker" />,
  counter: <CounterOptions />,
  stamp: <StampOption />,
  label: <LabelOptions />,
  zone: <AreaOptions own={<ZoneOptions />} />,
  sight: <SightWords />,
  route: <RouteOptions />,
}

export function OptionsBar(): ReactNode {
  const say = useSay()
  const current = useEditorState((state) => state.session.tool)
  const tool = tools.find((candidate) => candidate.id === current)
  if (!tool) return <section className="options" />
  return (
    <section
      className="options"
      aria-label={say(localized('Réglages de l’outil', 'Tool settings'))}
      onWheel={scrollRow}
      {...MAP_AFTER_CHOICE}
    >
      <span className="options-name">
        <NamedIcon name={tool.icon} />
        <span>{say(tool.name)}</span>
      </span>
      {OPTIONS[current] && <span className="bar-separator" />}
      {OPTIONS[current]}
    </section>
  )
}

/** The options of a tool that acts on an area: its shape, what is the tool's own, and the radius of shapes that the brush draws. */
function AreaOptions({ own }: { own: ReactNode }): ReactNode {
  const shape = useOption('areaShape')
  return (
    <>
      <ShapeOption of="areaShape" shapes={AREA_SHAPES} pictures={AREA_PICTURES} />
      {own}
      {(shape === 'freehand' || shape === 'line') && <RadiusOption />}
    </>
  )
}

/** The feature, the shape in which it is placed, and its state. */
function SideOptions(): ReactNode {
  return (
    <>
      <ShapeOption of="sideShape" shapes={SIDE_SHAPES} pictures={SIDE_PICTURES} />
      <FeatureOption of="feature" />
      <SideState />
      {useOption('sideShape') === 'around' && <RadiusOption />}
    </>
  )
}

const SHADE = localized('L’ombre couvre ce qui ne se voit pas.', 'The shade covers what is not seen.')
const UNSEEN = localized('Hors de vue', 'Out of sight')

/** Explains the shade of the sight tool; of a line of sight the rule that decides it, too long for the status line, beside the legend. */
function SightWords(): ReactNode {
  const say = useSay()
  const more = useHover((hover) => hover.toolStatus?.more)
  return (
    <>
      <span className="options-legend">
        <i aria-hidden />
        {say(UNSEEN)}
      </span>
      <p className="options-words">{say(more ?? SHADE)}</p>
    </>
  )
}

/** A wheel has one direction: it moves a row that is too long for the bar. */
function scrollRow({ target, deltaX, deltaY }: WheelEvent): void {
  const row = target instanceof Element && target.closest('.swatches, .choice')
  if (row && deltaX === 0) row.scrollLeft += deltaY
}
