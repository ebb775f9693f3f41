/** "The sortie": the order of battle of those on its map, and the escort that is still on the road. */
import {
  counterId,
  type CounterId,
  counterTypeId,
  groupId,
  type GroupId,
  reinforcementId,
  sideId,
} from '#shared/document/ids'
import { type Counter, type Group } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { parseFacingName } from '#shared/hex/facing'
import { type Grid } from '#shared/hex/grid'
import { found } from '../drawing'

interface Part {
  readonly side: 'garrison' | 'besiegers'
  readonly name: string
  readonly note?: string
  /** Counters; the first leads where the part has a leader. */
  readonly members: string
  readonly led?: boolean
}

const PARTS: Readonly<Record<string, Part>> = {
  riders: { side: 'garrison', name: 'Les cavaliers', members: 'sire-guy renaud hugues gontran', led: true },
  foot: { side: 'garrison', name: 'Les gens de pied', members: 'aubry odon raoul colin', led: true },
  watch: {
    ...{ side: 'garrison', name: 'Le guet', note: 'Ils tiennent les murs.' },
    members: 'thibaud gautier perrin milon josse frere-anselme',
  },
  household: { side: 'besiegers', name: 'La maison du comte', members: 'aymar foulques baudouin', led: true },
  bridge: { side: 'besiegers', name: 'Ceux du pont', members: 'hal ector bertrand osric ragnar' },
  shooters: { side: 'besiegers', name: 'Les tireurs', members: 'lorenz wat simon dickon' },
  turcopoles: { side: 'besiegers', name: 'Les turcopoles', members: 'iskandar yorgos' },
  servants: { side: 'besiegers', name: 'Les valets du camp', members: 'tom mahaut' },
  escort: {
    ...{ side: 'besiegers', name: 'L’escorte des engins', note: 'Ils n’entrent qu’en renfort.' },
    ...{ members: 'enguerrand pons remi jost', led: true },
  },
}

const COMMANDERS: Readonly<Record<Part['side'], string>> = { garrison: 'sire-guy', besiegers: 'aymar' }

/** Those who come later, by their counters: type, name and facing. */
const ESCORT: Readonly<Record<string, readonly [type: string, name: string, facing: string]>> = {
  enguerrand: ['routier-knight', 'Enguerrand', 's2'],
  pons: ['spearman', 'Pons', 'v1'],
  remi: ['spearman', 'Rémi', 'v1'],
  jost: ['routier-crossbowman', 'Jost', 'v1'],
}

/** The scenario with its order of battle, and enough counters printed for those who come later. */
export function withOrderOfBattle(scenario: Scenario): Scenario {
  const { counterTypes, sides, map } = scenario
  const counters = { ...scenario.counters, ...escort(map.grid) }
  for (const [id, { members }] of Object.entries(PARTS))
    for (const member of members.split(' ').map(counterId))
      counters[member] = { ...found(counters[member], member), group: groupId(id) }
  const printed = (type: string): number => Object.values(counters).filter((one) => one.type === type).length
  return {
    ...scenario,
    sides: Object.fromEntries(
      Object.entries(sides).map(([id, side]) => [
        sideId(id),
        { ...side, commander: counterId(COMMANDERS[id as Part['side']]) },
      ]),
    ),
    groups: groups(),
    counterTypes: Object.fromEntries(
      Object.entries(counterTypes).map(([id, type]) => [
        counterTypeId(id),
        { ...type, quantity: Math.max(type.quantity, printed(id)) },
      ]),
    ),
    counters,
  }
}

function groups(): Readonly<Record<GroupId, Group>> {
  return Object.fromEntries(
    Object.entries(PARTS).map(([id, { side, name, note = '', members, led }], rank) => [
      groupId(id),
      {
        ...{ side: sideId(side), name, note, rank },
        ...(led && { leader: counterId(members.split(' ')[0] ?? '') }),
      },
    ]),
  )
}

function escort(grid: Grid): Record<CounterId, Counter> {
  return Object.fromEntries(
    Object.entries(ESCORT).map(([id, [type, name, facing]]) => [
      counterId(id),
      {
        ...{ type: counterTypeId(type), name, side: sideId('besiegers') },
        facing: found(parseFacingName(facing, grid), facing),
        ...{ placement: 'ground', rank: 0, status: {}, hidden: false, decoy: false },
        face: type === 'routier-knight' ? 'mounted-healthy' : 'healthy',
        reinforcement: reinforcementId('escort'),
      } satisfies Counter,
    ]),
  )
}
