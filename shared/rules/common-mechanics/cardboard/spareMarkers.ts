/** The spare markers of a scenario of the fantasy game: states of units, steps lost, hidden units and decoys, the map's own (CM-STAT-5). */
import { type Counter, type Placement } from '#shared/document/armies'
import { HEX_FLAGS } from '#shared/document/hexFlags'
import { type SideId } from '#shared/document/ids'
import { PLACEMENT_NAMES } from '#shared/document/placements'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type FaceChoice, type SpareMarker } from '#shared/rules/contract/cardboard'
import { type Badge } from '#shared/rules/contract/counterFace'
import { countingMarkers, markersOfMap } from '#shared/rules/counters/spareMarkers'
import { decoyLimit } from '../concealment/decoys'
import { weaponRange } from '../figures/weaponFigures'
import { fantasyPosition, type FantasyPosition, type FantasyRules } from '../position/fantasyRules'
import { hidingInPlayOf, outdoorInfiltrationOf } from '../position/options'
import { type Named } from '../rows/profiles'
import { COHESIONS, FATIGUES, FORMATION_MODES, MOMENTUMS } from '../rows/states'
import { type Unit, unitOfCounter } from '../units/unit'
import { stepFaces } from './stepFaces'

type Sign = readonly [Badge, Localized]

interface StateMarker {
  readonly front: Sign
  readonly back?: Sign
  /** So many units that may have it need one of it; ours. */
  readonly unitsAMarker: number
  concerns(unit: Unit, position: FantasyPosition): boolean
}

const always = (): boolean => true
const formations = (unit: Unit): boolean => unit.category === 'formation'

/** A state that has a badge of its name, in the words of the sheet. Throws when there is none. */
function sign(states: readonly Named<string>[], badge: Badge): Sign {
  const row = states.find(({ id }) => id === badge)
  if (!row) throw new Error(`no state is called ${badge}`)
  return [badge, row.name]
}

function placementSign(badge: Badge & Placement): Sign {
  return [badge, PLACEMENT_NAMES[badge]]
}

const STATE_MARKERS: readonly StateMarker[] = [
  {
    front: sign(COHESIONS, 'shaken'),
    back: sign(COHESIONS, 'routed'),
    unitsAMarker: 2,
    concerns: always,
  },
  {
    front: sign(FATIGUES, 'winded'),
    back: sign(FATIGUES, 'exhausted'),
    unitsAMarker: 2,
    concerns: (unit) => !unit.can('tireless'),
  },
  {
    front: ['low-ammunition', localized('munitions basses', 'low ammunition')],
    back: ['no-ammunition', localized('munitions épuisées', 'no ammunition')],
    unitsAMarker: 1,
    concerns: shoots,
  },
  {
    front: sign(MOMENTUMS, 'contact'),
    back: sign(MOMENTUMS, 'charge'),
    unitsAMarker: 3,
    concerns: always,
  },
  {
    front: ['activated', localized('activée', 'activated')],
    back: ['special-order', localized('ordre particulier', 'special order')],
    unitsAMarker: 2,
    concerns: always,
  },
  {
    front: sign(FORMATION_MODES, 'march'),
    back: sign(FORMATION_MODES, 'rank-rotation'),
    unitsAMarker: 2,
    concerns: formations,
  },
  {
    front: sign(FORMATION_MODES, 'shield-wall'),
    back: sign(FORMATION_MODES, 'tortoise'),
    unitsAMarker: 2,
    concerns: formations,
  },
  {
    front: sign(FORMATION_MODES, 'hedgehog'),
    unitsAMarker: 1,
    concerns: (unit) => formations(unit) && unit.can('hedgehog'),
  },
  {
    front: placementSign('low-flight'),
    back: placementSign('high-flight'),
    unitsAMarker: 1,
    concerns: (unit) => unit.movement.class === 'flying',
  },
  {
    front: placementSign('shallow-infiltration'),
    back: placementSign('deep-infiltration'),
    unitsAMarker: 4,
    concerns: (_, position) => mayInfiltrate(position),
  },
]

function shoots({ weapon }: Unit, { rules }: FantasyPosition): boolean {
  return weaponRange(rules.figures.weapons, weapon) !== undefined
}

function mayInfiltrate({ rules, scenario: { map } }: FantasyPosition): boolean {
  if (outdoorInfiltrationOf(rules.chosen) === 'allowed') return true
  return map.chunks.some(
    ({ flags, environment }) =>
      environment?.includes('cave') || flags?.some((bits) => (bits & HEX_FLAGS.infiltration) !== 0),
  )
}

/** Ours: so many of a kind of fire and smoke, where something on the map may burn. */
const FIRES = 3
/** Ours: where troops may hide in play, one of so many does. */
const TROOPS_A_HIDING = 3

/** @rule CM-STAT-5 @rule CM-HID-2 @rule CM-OBS @rule CM-LOS-10 */
export function spareMarkers(rules: FantasyRules, scenario: Scenario, choice: FaceChoice): SpareMarker[] {
  const position = fantasyPosition(rules, scenario)
  const counters = Object.values(scenario.counters).filter(
    ({ decoy, type }) => !decoy && scenario.counterTypes[type] !== undefined,
  )
  const units = counters.map((counter) => unitOfCounter(position, counter))
  const { markers } = rules.rows
  const burns = Object.values(scenario.map.markers).some(
    ({ kind }) => markers.find(({ id }) => id === kind)?.flammable,
  )
  const mayBurn = (id: string): boolean => {
    const row = markers.find((marker) => marker.id === id)
    return row?.rule === 'CM-LOS-10'
  }
  return [
    ...stateMarkers(units, position),
    ...(choice === 'fewest' ? stepMarkers(rules, scenario, counters) : []),
    ...concealedMarkers(position, units),
    ...markersOfMap(markers, scenario, (id) => (burns && mayBurn(id) ? FIRES : 0)),
    ...countingMarkers(scenario),
  ]
}

function stateMarkers(units: readonly Unit[], position: FantasyPosition): SpareMarker[] {
  const face = ([badge, name]: Sign) => ({ kind: 'badge', badge, name }) as const
  return STATE_MARKERS.flatMap(({ front, back, unitsAMarker, concerns }): SpareMarker[] => {
    const concerned = units.filter((unit) => concerns(unit, position)).length
    const count = Math.ceil(concerned / unitsAMarker)
    return count === 0
      ? []
      : [{ front: face(front), ...(back && { back: face(back) }), count, rule: 'CM-STAT-5' }]
  })
}

/**
 * Markers that count the steps lost since the face that lies up: odd ones in front, the next even number behind, as many as
 * there are units that may need them.
 */
function stepMarkers(rules: FantasyRules, scenario: Scenario, counters: readonly Counter[]): SpareMarker[] {
  const most = counters.map((counter) => {
    const all = stepFaces(rules, scenario, counter, 'every-state').map(({ steps }) => steps)
    const shown = stepFaces(rules, scenario, counter, 'fewest').map(({ steps }) => steps)
    return Math.max(
      0,
      greatestOf(all.map((steps) => leastOf(shown.filter((one) => one >= steps).map((one) => one - steps)))),
    )
  })
  const markers: SpareMarker[] = []
  for (let lost = 1; lost <= Math.max(0, greatestOf(most)); lost += 2) {
    const face = (steps: number) => ({ kind: 'steps-lost', steps }) as const
    const count = most.filter((steps) => steps >= lost).length
    markers.push({ front: face(lost), back: face(lost + 1), count, rule: 'CM-STAT-2' })
  }
  return markers
}

/** For each hidden unit one marker, and two for each decoy that a side may have. @rule CM-HID-2 */
function concealedMarkers(position: FantasyPosition, units: readonly Unit[]): SpareMarker[] {
  const { scenario, rules } = position
  const hideInPlay = hidingInPlayOf(rules.chosen) === 'always'
  return Object.entries(scenario.sides).flatMap(([id, { color }]): SpareMarker[] => {
    const side = id as SideId
    const own = units.filter((unit) => unit.side === side)
    const hidden = own.filter(({ counter }) => counter.hidden).length
    const troops = own.filter(({ category }) => category !== 'character').length
    const hiding = hideInPlay ? Math.max(hidden, Math.ceil(troops / TROOPS_A_HIDING)) : hidden
    const count = hiding + 2 * decoyLimit(position, side).value
    return count === 0 ? [] : [{ front: { kind: 'concealed', color }, count, rule: 'CM-HID-2' }]
  })
}
