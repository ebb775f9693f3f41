/** "The sortie": the order of battle of those on its map, and the escort that is still on the road. */
import { localized } from '#shared/i18n/localized'
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
import { type Said, worded } from '../worded'

interface Part {
  readonly side: 'garrison' | 'besiegers'
  readonly name: Said
  readonly note?: Said
  /** Counters; the first leads where the part has a leader. */
  readonly members: string
  readonly led?: boolean
}

const PARTS: Readonly<Record<string, Part>> = {
  riders: {
    side: 'garrison',
    name: localized('Les cavaliers', 'The riders'),
    members: 'sire-guy renaud hugues gontran',
    led: true,
  },
  foot: {
    side: 'garrison',
    name: localized('Les gens de pied', 'The men on foot'),
    members: 'aubry odon raoul colin',
    led: true,
  },
  watch: {
    ...{
      side: 'garrison',
      name: localized('Le guet', 'The watch'),
      note: localized('Ils tiennent les murs.', 'They hold the walls.'),
    },
    members: 'thibaud gautier perrin milon josse frere-anselme',
  },
  household: {
    side: 'besiegers',
    name: localized('La maison du comte', 'The count’s household'),
    members: 'aymar foulques baudouin',
    led: true,
  },
  bridge: {
    side: 'besiegers',
    name: localized('Ceux du pont', 'Those of the bridge'),
    members: 'hal ector bertrand osric ragnar',
  },
  shooters: {
    side: 'besiegers',
    name: localized('Les tireurs', 'The shooters'),
    members: 'lorenz wat simon dickon',
  },
  turcopoles: {
    side: 'besiegers',
    name: localized('Les turcopoles', 'The turcopoles'),
    members: 'iskandar yorgos',
  },
  servants: {
    side: 'besiegers',
    name: localized('Les valets du camp', 'The camp servants'),
    members: 'tom mahaut',
  },
  escort: {
    ...{
      side: 'besiegers',
      name: localized('L’escorte des engins', 'The escort of the engines'),
      note: localized('Ils n’entrent qu’en renfort.', 'They enter as reinforcements only.'),
    },
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
        ...worded({ name, note }),
        ...{ side: sideId(side), rank },
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
