/** Naphtha on the map: the hexes that it covers and lights, who burns, and what a retreat through fire costs (MC-NAP). */
import { footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, type HexKey, hexKey, parseHexKey, sameHex } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { type Fraction, addFractions, fraction, multiplyFractions, ZERO } from '../../chances/fraction'
import { dieDistribution, chanceOf } from '../../chances/dice'
import { lookUp } from '../../chances/table'
import { countersOnMap } from '#shared/rules/standing/position'
import { isMounted } from '../position/position'
import { faceRow } from '#shared/rules/contract/rows'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type MedievalPosition } from '../rules/medievalRules'
import { effectOnRider, naphthaImpact } from './naphtha'
import { type NaphthaTarget } from '../figures/naphthaTables'
import { lightsOnImpact } from '../rules/options'
import { type Track } from '../characters/vulnerability'

/** The hexes that an impact covers: its own and its neighbours, as far as they are on the map. @rule MC-NAP-2 */
export function coveredByNaphtha({ scenario }: MedievalPosition, impact: Axial): Ruling<readonly Axial[]> {
  const hexes = [impact, ...neighbors(impact)].filter((hex) => onGrid(hex, scenario.map.grid))
  return ruling(hexes, because('MC-NAP-2'))
}

/** The hexes that an impact sets on fire at once: all it covers, or none when naphtha has to be lit. @rule MC-NAP-2 */
export function litByImpact(position: MedievalPosition, impact: Axial): Ruling<readonly Axial[]> {
  if (!lightsOnImpact(position.rules.chosen)) return ruling([], because('MC-NAP-2'))
  return coveredByNaphtha(position, impact)
}

/** The hexes of the map that burn: those with a marker that says so. @rule MC-NAP-2 */
export function burningHexes({ scenario, rows }: MedievalPosition): Axial[] {
  const burning = new Set<HexKey>()
  for (const { kind, hex } of Object.values(scenario.map.markers))
    if (rows.markers.find(({ id }) => id === kind)?.burns) burning.add(hex)
  return [...burning].map(parseHexKey)
}

/** A character that burning naphtha makes roll. */
interface Burning {
  readonly counter: CounterId
  /** The table it rolls on. */
  readonly target: NaphthaTarget
  /** False: the effect on the rider is ignored, that on the mount stands (MC-NAP-3). */
  readonly frontBurns: boolean
  readonly because: readonly Reason[]
}

/**
 * Every character on one of these burning hexes, each once. The dead do not roll.
 * @rule MC-NAP-2 @rule MC-NAP-3 @rule MC-GEO-3
 * @interpretation A mount without its rider rolls as a rider's: there is no rider to be affected.
 */
export function whoBurns(position: MedievalPosition, hexes: readonly Axial[]): Burning[] {
  const burning = new Set(hexes.map(hexKey))
  return countersOnMap(position.scenario).flatMap(
    ([id, counter]) =>
      burnsWith(
        position,
        id,
        counter,
        (hex) => burning.has(hexKey(hex)),
        footprint(position.scenario, counter),
      ) ?? [],
  )
}

function burnsWith(
  position: MedievalPosition,
  id: CounterId,
  counter: Counter,
  burns: (hex: Axial) => boolean,
  [front, ...rear]: readonly Axial[],
): Burning | undefined {
  const face = faceRow(position.rows, counter.face)
  if (!front || counter.status['dead'] === true || face?.fallen) return undefined
  const frontBurns = burns(front)
  if (!frontBurns && !rear.some(burns)) return undefined
  const rides = isMounted(position, counter)
  const mountAlone = rides && (!frontBurns || face?.riderless === true)
  const target = counter.status['stunned'] === true && !mountAlone ? 'stunned' : rides ? 'mounted' : 'foot'
  const reasons = [
    because('MC-NAP-2'),
    because('MC-NAP-3', { counter: id }),
    ...(rear.length > 0 ? [because('MC-GEO-3')] : []),
  ]
  return { counter: id, target, frontBurns: !mountAlone, because: reasons }
}

/** A roll that a retreat costs: at which step, and on which table. */
interface BurningRetreat extends Burning {
  /** 1 = the first step. */
  readonly step: number
  readonly hex: HexKey
}

/**
 * The new rolls of a character that retreats along this track: one for each burning hex that it comes onto, on the way
 * or last. A hex that it covered already costs none. @rule MC-NAP-4
 */
export function burningRetreat(
  position: MedievalPosition,
  id: CounterId,
  track: Track,
  hexes: readonly Axial[],
): BurningRetreat[] {
  const counter = position.scenario.counters[id]
  if (!counter) return []
  const burning = new Set(hexes.map(hexKey))
  return track.slice(1).flatMap((covered, index) => {
    const before = new Set(track[index]?.map(hexKey))
    return covered.flatMap((hex) => {
      const key = hexKey(hex)
      if (before.has(key) || !burning.has(key)) return []
      const roll = burnsWith(position, id, counter, (one) => burning.has(hexKey(one)), covered)
      if (!roll) return []
      return [
        { ...roll, step: index + 1, hex: key, because: [because('MC-NAP-4', { hex: key }), ...roll.because] },
      ]
    })
  })
}

/** The hexes on which a throw may land, off the map too, each with its chance; they sum to 1. @rule MC-NAP-1 */
export function impactsOf(
  { rules }: MedievalPosition,
  target: Axial,
): readonly { readonly hex: Axial; readonly chance: Fraction }[] {
  const { scatter } = rules.figures
  const falls = scatter.map((_, index) => naphthaImpact(target, index + 1, scatter).value)
  const places = falls.filter((hex, index) => falls.findIndex((other) => sameHex(other, hex)) === index)
  return places.map((hex) => ({
    hex,
    chance: fraction(falls.filter((other) => sameHex(other, hex)).length, scatter.length),
  }))
}

/** The outcomes of a throw at a hex for one character, without retreats: chances over impact and roll together. */
export interface NaphthaChances {
  readonly counter: CounterId
  readonly outcomes: readonly {
    /** The table that it rolls on, and a result of it. */
    readonly target: NaphthaTarget
    readonly result: string
    /** It affects the mount alone: the rider's part of it is ignored. */
    readonly riderSpared: boolean
    readonly chance: Fraction
  }[]
  readonly because: readonly Reason[]
}

/** Everyone whom naphtha thrown at a hex may burn, with exact chances. @rule MC-NAP-1 @rule MC-NAP-2 @rule MC-NAP-3 */
export function naphthaChances(position: MedievalPosition, target: Axial): NaphthaChances[] {
  const { scatter, naphtha } = position.rules.figures
  const found = new Map<CounterId, Map<string, NaphthaChances['outcomes'][number]>>()
  const impactChance = { numerator: 1n, denominator: BigInt(scatter.length) }
  const reasons = new Map<CounterId, readonly Reason[]>()
  for (const die of scatter.keys()) {
    const impact = naphthaImpact(target, die + 1, scatter)
    for (const burning of whoBurns(position, litByImpact(position, impact.value).value)) {
      const outcomes = found.get(burning.counter) ?? new Map<string, NaphthaChances['outcomes'][number]>()
      found.set(burning.counter, outcomes)
      reasons.set(burning.counter, [...impact.because, ...burning.because])
      const { dieFaces, results } = naphtha[burning.target]
      const rolls = dieDistribution(
        dieFaces,
        results.map(({ result }) => result.id),
        (face) => lookUp(results, face).id,
      )
      for (const { result } of results) {
        const riderSpared = effectOnRider(result, burning.frontBurns).value.character !== result.character
        const chance = multiplyFractions(impactChance, chanceOf(rolls, result.id))
        const { target: table } = burning
        const key = `${table} ${result.id} ${String(riderSpared)}`
        const sum = addFractions(outcomes.get(key)?.chance ?? ZERO, chance)
        outcomes.set(key, { target: table, result: result.id, riderSpared, chance: sum })
      }
    }
  }
  return [...found].map(([counter, outcomes]) => ({
    counter,
    outcomes: [...outcomes.values()],
    because: reasons.get(counter) ?? [],
  }))
}
