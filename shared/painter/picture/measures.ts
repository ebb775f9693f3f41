/** The measures of what is printed, for the checks: page, worker and command line hand them over. */
import { type ScenarioMap } from '#shared/document/types'
import { smallCards } from '../counters/smallestLetters'
import { mapFrame } from '../frame'
import { gridLookOf } from '../gridLook'
import { shiftIntoFrame } from '../labelInFrame'
import { unprintable } from '../text'

export const MEASURES = {
  mapSize: mapFrame,
  labelShift: shiftIntoFrame,
  hexNames(map: ScenarioMap): number | undefined {
    const { nameMm, nameOpacity } = gridLookOf(map)
    return nameOpacity > 0 ? nameMm : undefined
  },
  smallCards,
  unprintable,
}
