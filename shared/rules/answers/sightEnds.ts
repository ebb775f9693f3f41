/** Sight from and to what a user points at: the ground of a hex, or a counter, wherever in it one looks from. */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import { type FieldOfView, type Sight, type SightQuestions, type Viewer } from './sight'

/** An end of a line: a counter in a hex, its viewers if one of them is there, else the ground of the hex. */
export type SightEnd =
  | { readonly hex: Axial; readonly counter?: CounterId | undefined }
  | { readonly hex?: undefined; readonly counter: CounterId }

/** All that is seen by one viewer or another. */
export interface View extends Pick<FieldOfView, 'visible' | 'hidden'> {
  readonly from: readonly [Viewer, ...Viewer[]]
  /** As in the question. */
  readonly within: number | undefined
}

/** The best of the lines from one end to the other. */
export interface BestLine {
  readonly ends: readonly [Viewer, Viewer]
  readonly sight: Sight
}

function viewersAt(sight: SightQuestions, scenario: Scenario, { hex, counter }: SightEnd): readonly Viewer[] {
  const found = counter === undefined ? [] : sight.viewersOf(scenario, counter)
  return hex === undefined || found.some((one) => sameHex(one, hex)) ? found : [hex]
}

/** Undefined when nobody looks; `within` as in `SightQuestions`. */
export function viewFrom(
  sight: SightQuestions,
  scenario: Scenario,
  end: SightEnd,
  within: number | undefined,
): View | undefined {
  const [first, ...others] = viewersAt(sight, scenario, end)
  if (!first) return undefined
  const from = [first, ...others] as const
  const { visible, hidden } = unionOf(from.map((one) => sight.fieldOfView(scenario, one, within)))
  return { from, visible, hidden, within }
}

function unionOf(views: readonly FieldOfView[]): Pick<FieldOfView, 'visible' | 'hidden'> {
  const [view] = views
  if (view && views.length === 1) return view
  const visible = new Map(views.flatMap((one) => one.visible).map((hex) => [hexKey(hex), hex]))
  const hidden = new Map(views.flatMap((one) => one.hidden).map((hex) => [hexKey(hex), hex]))
  for (const key of visible.keys()) hidden.delete(key)
  return { visible: [...visible.values()], hidden: [...hidden.values()] }
}

/** Undefined within one hex, and where nobody looks or is looked at. */
export function lineBetween(
  sight: SightQuestions,
  scenario: Scenario,
  from: SightEnd,
  to: SightEnd,
): BestLine | undefined {
  const [starts, ends] = [viewersAt(sight, scenario, from), viewersAt(sight, scenario, to)]
  const [eye] = starts
  if (!eye || ends.some((end) => sameHex(end, eye))) return undefined
  const lines = starts.flatMap((start) =>
    ends.map((end): BestLine => {
      const placements = {
        fromPlacement: start.placement ?? 'ground',
        toPlacement: end.placement ?? 'ground',
      } as const
      const found = sight.traceLineOfSight(scenario, { from: start, to: end, ...placements })
      return { ends: [start, end], sight: found }
    }),
  )
  return lines.find((line) => line.sight.visible === true) ?? lines[0]
}
