/** Small games by a seed: woods and houses, two bands who face each other, objectives in between. For matches of machine players. */
import { type Condition, type Victory } from '#shared/document/game'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { hexesOfGrid, toOffset } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { type Placing, testBoard, withPieces } from '../support/board'
import { diceOf } from '../support/dice'

export const SIDES = ['crusaders', 'saracens'] as unknown as readonly [SideId, SideId]
const TYPES = ['soldier', 'soldier', 'pikeman', 'archer', 'knight']
const TERRAINS = ['wood', 'brush', 'house', 'field']

/** 12 x 9 hexes; both sides have ways to win of the same kinds. */
export function smallBoard(seed: number, { counters: each = 5, turns = 6 } = {}): Scenario {
  const rng = createRng(seed)
  const { pick, chance } = diceOf(rng)
  const open = testBoard({ columns: 12, rows: 9, turns: { count: turns, order: SIDES, rows: {} } as never })
  const { grid } = open.map
  const all = [...hexesOfGrid(grid)]
  const hexes: Record<string, string> = {}
  for (const hex of all) if (chance(0.18)) hexes[hexKey(hex)] = pick(TERRAINS)
  const counters: Record<string, Placing> = {}
  const taken = new Set<string>()
  SIDES.forEach((side, index) => {
    for (let number = 0; number < each; number++) {
      const free = all.filter((hex) => {
        const { col } = toOffset(hex, grid)
        return (
          (index === 0 ? col < 3 : col > 8) && !taken.has(hexKey(hex)) && hexes[hexKey(hex)] === undefined
        )
      })
      const hex = pick(free)
      taken.add(hexKey(hex))
      const type = `${side}-${pick(TYPES)}`
      counters[`${side}-${number}`] = {
        type,
        at: hexKey(hex),
        facing: index === 0 ? 'v1' : 'v4',
        face: 'healthy',
      }
    }
  })
  const middle = all.filter((hex) => {
    const { col, row } = toOffset(hex, grid)
    return col > 4 && col < 8 && row > 1 && row < 7
  })
  const goals = [pick(middle), pick(middle), pick(middle)].map(hexKey)
  const place = { kind: 'hexes', hexes: [...new Set(goals)] }
  const foe = (side: SideId): SideId => (side === SIDES[0] ? SIDES[1] : SIDES[0])
  const by = chance(0.5) ? 'presence' : 'last-pass'
  const kind = rng.below(3)
  const way = (side: SideId, level: Victory['level'], conditions: readonly unknown[]): Victory =>
    ({
      side,
      level,
      join: 'all',
      conditions: conditions as readonly Condition[],
      note: '',
    }) as unknown as Victory
  const share = (percent: number): object => ({ kind: 'share', percent })
  const victory = Object.fromEntries(
    SIDES.flatMap((side) => {
      const kill = (percent: number): object => ({
        kind: 'eliminate',
        who: [{ kind: 'side', side: foe(side) }],
        least: share(percent),
      })
      const hold = (least: number): object => ({ kind: 'hold', place, least, by })
      const survive = { kind: 'survive', who: [{ kind: 'side', side }], least: share(60) }
      const ways =
        kind === 0
          ? [way(side, 'victory', [hold(1), survive]), way(side, 'decisive', [kill(80)])]
          : kind === 1
            ? [way(side, 'marginal', [kill(40)]), way(side, 'victory', [kill(60)])]
            : [way(side, 'marginal', [hold(1)]), way(side, 'victory', [hold(1), kill(60)])]
      return ways.map((one, index) => [`${side}-${index}`, one])
    }),
  )
  const board = withPieces(open, { hexes, counters })
  return { ...board, victory } as Scenario
}
