/** The effects of an outcome on a state of play, as data; one function applies them, for every game. */
import { type CounterId, markerId } from '#shared/document/ids'
import { type Counter, type Placement } from '#shared/document/armies'
import { type HexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type Hexside } from '#shared/hex/hexside'
import { type Departure, withDeparture, withPassage } from './course'
import { underSkyOf } from './sequence'
import { type Duty, type PlayState, type TurnState, type WallPlace } from './state'
import { type WorkedTo } from './worked'
import { damaged, freeMountId, worked, withCounter, withCounters, withMap } from './changedState'

export type Effect =
  | {
      readonly kind: 'moved'
      readonly counter: CounterId
      readonly hex: HexKey
      readonly facing: Facing
      readonly placement?: Placement
      /** Hexes that it passed on the way, as far as they are known; those where it arrives need not be there. */
      readonly through?: readonly HexKey[]
    }
  /** Another face, or marks that no face carries. */
  | {
      readonly kind: 'state'
      readonly counter: CounterId
      readonly face?: string
      readonly status?: Counter['status']
      readonly hidden?: boolean
      /** The cause of a death that it reports, in the words of its game. */
      readonly death?: string
    }
  /** A piece that leaves another: the mount of a rider who falls; absent `as` = an id derived from the other's. */
  | {
      readonly kind: 'parted'
      readonly from: CounterId
      readonly piece: Counter
      readonly as?: CounterId
    }
  | {
      readonly kind: 'removed'
      readonly counter: CounterId
      readonly how: Departure
      /** Absent = the hex where it stands. */
      readonly by?: HexKey
    }
  | { readonly kind: 'marked'; readonly marker: string; readonly hexes: readonly HexKey[] }
  /** Markers of this kind are taken off the map. */
  | { readonly kind: 'unmarked'; readonly marker: string }
  /** A door or gate, or its portcullis, in another state. */
  | { readonly kind: 'opening'; readonly hexside: Hexside; readonly to: WorkedTo }
  | { readonly kind: 'damaged'; readonly place: WallPlace; readonly integrity: number }
  | { readonly kind: 'owed'; readonly duty: Duty }
  /** Owes nothing any more. */
  | { readonly kind: 'released'; readonly counter: CounterId }
  /** The duty that was due is done. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'acted'; readonly counter: CounterId }
  | { readonly kind: 'threw'; readonly counter: CounterId }
  | { readonly kind: 'slowed'; readonly counter: CounterId; readonly points: number }
  | { readonly kind: 'remembered'; readonly memory: TurnState['memory'] }
  | { readonly kind: 'turn'; readonly turn: TurnState }

/** The state that these effects leave, one after another; the state given stays as it is. */
export function applyEffects(state: PlayState, effects: readonly Effect[]): PlayState {
  return effects.reduce(applied, state)
}

function applied(state: PlayState, effect: Effect): PlayState {
  switch (effect.kind) {
    case 'moved': {
      const { counter, hex, facing, placement, through = [] } = effect
      const moved = withCounter(state, counter, { hex, facing, ...(placement && { placement }) })
      return { ...moved, course: withPassage(moved.course, moved.scenario, counter, through) }
    }
    case 'state': {
      const { counter, face, status, hidden } = effect
      const before = state.scenario.counters[counter]?.status
      return withCounter(state, counter, {
        ...(face !== undefined && { face }),
        ...(status && { status: { ...before, ...status } }),
        ...(hidden !== undefined && { hidden }),
      })
    }
    case 'parted':
      return withCounters(state, { [effect.as ?? freeMountId(state.scenario, effect.from)]: effect.piece })
    case 'removed': {
      const { [effect.counter]: gone, ...counters } = state.scenario.counters
      if (!gone) return state
      const course = withDeparture(state.course, effect, gone, state.turn.gameTurn)
      return { ...state, scenario: { ...state.scenario, counters }, course }
    }
    case 'marked':
      return withMap(state, {
        markers: {
          ...state.scenario.map.markers,
          ...Object.fromEntries(
            effect.hexes.map((hex) => [markerId(`${effect.marker}-${hex}`), { kind: effect.marker, hex }]),
          ),
        },
      })
    case 'unmarked': {
      const markers = Object.entries(state.scenario.map.markers).filter(
        ([, { kind }]) => kind !== effect.marker,
      )
      return withMap(state, { markers: Object.fromEntries(markers) })
    }
    case 'opening':
      return worked(state, effect.hexside, effect.to)
    case 'damaged':
      return damaged(state, effect.place, effect.integrity)
    case 'owed':
      return { ...state, owed: [...state.owed, effect.duty] }
    case 'released':
      return { ...state, owed: state.owed.filter((duty) => !isOf(duty, effect.counter)) }
    case 'settled':
      return { ...state, owed: state.owed.slice(1) }
    case 'acted':
      return { ...state, acted: [...state.acted, effect.counter] }
    case 'threw':
      return { ...state, threw: { ...state.threw, [effect.counter]: state.turn.gameTurn } }
    case 'slowed':
      return { ...state, slowed: { ...state.slowed, [effect.counter]: effect.points } }
    case 'remembered':
      return { ...state, turn: { ...state.turn, memory: effect.memory } }
    case 'turn':
      return {
        ...state,
        turn: effect.turn,
        acted: [],
        slowed: {},
        scenario: underSkyOf(state.scenario, effect.turn.gameTurn),
      }
  }
}

function isOf(duty: Duty, counter: CounterId): boolean {
  return 'counter' in duty && duty.counter === counter
}
