/** Alt and a click: takes a feature with its state into the hexside tool. Ways are the road tool's. */
import { hexsideAt } from '#shared/document/map'
import { type Barrier, type Opening } from '#shared/document/types'
import { type ToolContext } from '../../editor/ports/toolContext'
import { type Pointed } from '../gestures/tool'

export function pickSide({ hexside }: Pointed, { scenario, setOptions }: ToolContext): void {
  const { opening, fixture, barrier } = hexsideAt(scenario.map, hexside) ?? {}
  const found: (Opening & Barrier) | undefined = opening ?? fixture ?? barrier
  if (!found) return
  const { feature, state, portcullis, owner, guests, integrity } = found
  setOptions({
    feature,
    sideState: {
      ...(state && { state }),
      ...(portcullis && { portcullis }),
      ...(owner && { owner }),
      ...(guests && { guests }),
      ...(integrity !== undefined && { integrity }),
    },
  })
}
