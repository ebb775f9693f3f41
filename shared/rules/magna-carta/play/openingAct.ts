/** Doors, gates and portcullises worked in play (HS-OPN-1). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { halfHex, hexsideAt } from '#shared/document/map'
import { type Opening } from '#shared/document/types'
import { hexKey, sameHex } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { hexesOfSide, type Hexside, hexsideOf } from '#shared/hex/hexside'
import { type Localized, localized } from '#shared/i18n/localized'
import { featureRow } from '#shared/rules/contract/rows'
import { because } from '#shared/rules/sentences/ruling'
import { type Act, certain, type Judgement, refusedAct } from '../../resolution/play'
import { type WorkedTo } from '../../resolution/worked'
import { isMounted } from '../position/position'
import { type MedievalPosition } from '../rules/medievalRules'
import { worksOpenings } from '../rules/options'

type OpeningAct = Extract<Act, { kind: 'work-opening' }>

const NAMES: Readonly<Record<WorkedTo, Localized>> = {
  open: localized('ouvre', 'opens it'),
  closed: localized('ferme', 'shuts it'),
  raised: localized('lève la herse', 'raises the portcullis'),
  lowered: localized('abaisse la herse', 'lowers the portcullis'),
}

/** Judges the opening or closing by a counter that may act in the phase. @rule HS-OPN-1 */
export function judgeOpening(
  position: MedievalPosition,
  { counter: id, hexside, to }: OpeningAct,
): Judgement {
  const { scenario, rules } = position
  const counter = scenario.counters[id]
  const reason = because('HS-OPN-1', { counter: id })
  const opening = hexsideAt(scenario.map, hexside)?.opening
  if (!worksOpenings(rules.chosen) || !counter || isMounted(position, counter) || !opening)
    return refusedAct(reason)
  if (!statesOf(position, opening).includes(to)) return refusedAct(reason)
  const from = opening.inside ? [halfHex(hexside, opening.inside)] : hexesOfSide(hexside)
  const stands = footprint(scenario, counter).some((own) => from.some((hex) => sameHex(hex, own)))
  if (!stands) return refusedAct(reason)
  return certain(
    NAMES[to],
    [
      { kind: 'opening', hexside, to },
      { kind: 'acted', counter: id },
    ],
    [because('HS-OPN-1', { hex: hexKey(hexside.hex) })],
  )
}

/** The states into which it may be put from where it is. */
function statesOf({ rows }: MedievalPosition, { feature, state, portcullis = 'none' }: Opening): WorkedTo[] {
  const moves = featureRow(rows, feature)?.hasState === true
  return [
    ...(moves ? [state === 'open' ? ('closed' as const) : ('open' as const)] : []),
    ...(portcullis === 'raised' ? (['lowered'] as const) : []),
    ...(portcullis === 'lowered' ? (['raised'] as const) : []),
  ]
}

/** The openings at the sides of a counter's hexes, each in every state that it may be put into. */
export function openingActs(position: MedievalPosition, counter: CounterId): Act[] {
  const { scenario } = position
  if (!worksOpenings(position.rules.chosen)) return []
  return footprint(scenario, scenario.counters[counter]).flatMap((hex) =>
    DIRECTIONS.flatMap((way): Act[] => {
      const hexside: Hexside = hexsideOf(hex, way)
      const opening = hexsideAt(scenario.map, hexside)?.opening
      return opening
        ? statesOf(position, opening).map((to): Act => ({ kind: 'work-opening', counter, hexside, to }))
        : []
    }),
  )
}
