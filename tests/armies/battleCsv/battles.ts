/** An army in groups, and its order of battle read and planned as page and command line do. */
import { BATTLE_COLUMNS } from '#shared/armies/battleCsv/battleColumns'
import { type BattlePlan, planBattle } from '#shared/armies/battleCsv/planBattle'
import { type CsvFault, csvFaultText } from '#shared/armies/csv/csvFault'
import { type CsvTable, readCsv } from '#shared/armies/csv/readCsv'
import { counterId, groupId, reinforcementId } from '#shared/document/ids'
import { type Counter, type Group } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { type Result } from '#shared/lang/result'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { newCounter } from '#shared/rules/counters/newCounter'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { armyOf, bytesOf, SIDE, withType } from '../csv/armies'

export const [VAN, ARCHERS, CAMP] = [groupId('van'), groupId('archers'), groupId('camp')]
export const RELIEF = reinforcementId('relief')

/** Guy leads the van, of which four archers are a part; two more come on turn 3, one is spare, a group is empty. */
export function battle(): Scenario {
  const army = armyOf(magnaCarta)
  const knight = withType({ ...army, counterTypes: {} }, 'knight', { name: 'Chevalier', abbreviation: 'FCh' })
  const scenario = withType(knight, 'archer', { name: 'Archer', abbreviation: 'FAr' })
  const { grid } = scenario.map
  const group = (name: string, part: Partial<Group>): Group => ({
    side: SIDE,
    name,
    note: '',
    rank: 0,
    ...part,
  })
  const of = (type: string, part: Partial<Counter>): Counter => ({
    ...(newCounter(scenario, magnaCarta, type as never) as Counter),
    ...part,
  })
  const hex = hexKey(toAxial({ col: 4, row: 5 }, grid))
  const archers = Array.from({ length: 4 }, (_, nth) => [`a${nth}`, of('archer', { group: ARCHERS })])
  return {
    ...scenario,
    groups: {
      [VAN]: group('Avant-garde', { note: 'Tient le pont.', leader: counterId('guy') }),
      [ARCHERS]: group('Archers', { parent: VAN }),
      [CAMP]: group('Camp', { rank: 1 }),
    },
    reinforcements: { [RELIEF]: { side: SIDE, name: 'Le secours', turn: 3, entries: [], blocked: 'wait' } },
    counters: {
      ...{ [counterId('guy')]: of('knight', { name: 'Guy', hex, group: VAN }) },
      ...Object.fromEntries(archers),
      ...{
        [counterId('r0')]: of('archer', { reinforcement: RELIEF }),
        [counterId('r1')]: of('archer', { reinforcement: RELIEF }),
      },
      [counterId('s0')]: of('knight', { spare: true }),
    },
  }
}

export function readBattle(bytes: Uint8Array): Result<CsvTable, CsvFault> {
  return readCsv(
    bytes,
    (data, encoding) => new TextDecoder(encoding, { fatal: true }).decode(data),
    BATTLE_COLUMNS,
  )
}

export function planOfBattle(scenario: Scenario, text: string): BattlePlan {
  const read = readBattle(bytesOf(text))
  if (!read.ok) throw new Error(csvFaultText(read.error).en)
  return planBattle(
    { scenario, ruleset: rulesetOf(scenario), language: scenario.info.language, idCode: '' },
    read.value,
  )
}
