/** Random small set-ups, and what brute force says of them: the judge of tests and of the soak. */
import { footprint } from '#shared/document/counters'
import { counterId, type CounterId, sideId, type SideId, zoneId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { toAxial } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { proveSetUp } from '#shared/proofs/setUpProof'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type Placing, testBoard, withHexsides } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'

const CAMP = zoneId('camp')

/** A zone of at most six hexes in a board of 4 x 4, and up to four counters of its side beside one of another. */
export function randomSetUp(seed: number): { readonly scenario: Scenario; readonly side: SideId } {
  const rng = createRng(seed)
  const fantasy = rng.below(3) === 0
  const terrain = Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => (rng.below(4) === 0 && !fantasy ? 'w' : '.')).join(''),
  ).join('\n')
  const count = 1 + rng.below(4)
  const facings = fantasy ? ['v0', 'v1', 'v2'] : ['s0', 's1', 's2']
  const facing = (): { facing: string } => ({ facing: facings[rng.below(3)] as string })
  const [own, other] = fantasy ? ['red', 'blue'] : ['crusaders', 'saracens']
  const medieval = (): Placing =>
    rng.below(2) === 0
      ? { type: 'crusaders-soldier', at: 'A1', ...(rng.below(6) === 0 && { status: { dead: true } }) }
      : { type: 'crusaders-knight', face: 'mounted-healthy', at: 'A1', ...facing() }
  const kinds = [
    { stats: { size: 'large' } },
    { stats: { size: 'large', commandGrade: 'inferior' } },
    { kind: 'formation', stats: { figures: 12 } },
  ]
  const placings = Array.from({ length: count }, (_, index): [string, Placing] => [
    `own-${index}`,
    fantasy ? { at: 'A1', side: own, ...(kinds[rng.below(3)] as object) } : medieval(),
  ])
  const make = fantasy ? fantasyBoard : testBoard
  let board = make({
    columns: 4,
    rows: 4,
    ...(!fantasy && { terrain }),
    counters: {
      ...Object.fromEntries(placings),
      enemy: fantasy ? { at: 'B2', side: other as string } : { type: 'saracens-soldier', at: 'B2' },
    },
  })
  if (!fantasy) board = withHexsides(board, ['A2/A3', 'C2/C3'], 'wall')
  const side = sideId(own as string)
  const hexes = new Set<HexKey>()
  const most = 2 + rng.below(fantasy ? 2 : 5)
  while (hexes.size < most)
    hexes.add(hexKey(toAxial({ col: rng.below(3), row: rng.below(3) }, board.map.grid)))
  const free = !fantasy && rng.below(2) === 0
  const scenario: Scenario = {
    ...board,
    zones: { [CAMP]: { name: 'Camp', kind: 'setup', side, hexes: [...hexes] } },
    sides: {
      ...board.sides,
      [side]: {
        ...(board.sides[side] as Scenario['sides'][SideId]),
        setUp: { order: 1, where: 'zones', facing: free ? 'free' : 'as-placed', secret: false },
      },
    },
  }
  return { scenario, side }
}

/** Every way to stand of every counter, one after the other. */
function fitsByForce(scenario: Scenario, side: SideId, ids: readonly CounterId[]): boolean {
  const ruleset = rulesetOf(scenario)
  const hexes = scenario.zones[CAMP]?.hexes ?? []
  const free = scenario.sides[side]?.setUp?.facing === 'free'
  const cleared = { ...scenario, counters: { enemy: scenario.counters[counterId('enemy')] as Counter } }
  function place(at: number, state: Scenario): boolean {
    const id = ids[at]
    if (id === undefined) return true
    const counter = scenario.counters[id] as Counter
    // A counter of one hex is in nobody's way by its facing.
    const turned: Facing[] =
      free && counter.type.endsWith('knight')
        ? [0, 1, 2, 3, 4, 5].map((index) => ({ kind: counter.facing.kind, index: direction(index) }))
        : [counter.facing]
    return hexes.some((hex) =>
      turned.some((facing) => {
        const next = { ...state, counters: { ...state.counters, [id]: { ...counter, hex, facing } } }
        return stands(next, ruleset, id, hexes) && place(at + 1, next)
      }),
    )
  }
  return place(0, cleared)
}

/** Does a counter stand in the zone as the rules let it, with all who are there? */
function stands(scenario: Scenario, ruleset: Ruleset, id: CounterId, zone: readonly HexKey[]): boolean {
  const counter = scenario.counters[id] as Counter
  const covered = footprint(scenario, counter)
  const [front, rear] = covered
  return (
    covered.every((hex) => {
      const there = (Object.keys(scenario.counters) as CounterId[]).filter((other) =>
        footprint(scenario, scenario.counters[other]).some((one) => hexKey(one) === hexKey(hex)),
      )
      return (
        zone.includes(hexKey(hex)) &&
        ruleset.mayStand(scenario, counter, hex).value &&
        ruleset.mayStack(scenario, parseHexKey(hexKey(hex)), there).value
      )
    }) &&
    (!front || !rear || ruleset.mayStraddle(scenario, front, rear).value)
  )
}

/** Faults of the proof of a set-up by brute force: its answer, its witness, its reason; none when all agree. */
export function faultsOfProof(seed: number): string[] {
  const { scenario, side } = randomSetUp(seed)
  const ruleset = rulesetOf(scenario)
  const zone = scenario.zones[CAMP]?.hexes ?? []
  const proof = proveSetUp(scenario, ruleset, side)
  const fits = (ids: readonly CounterId[]): boolean => fitsByForce(scenario, side, ids)
  if (proof.answer === 'unknown') return ['unknown']
  if (fits(proof.counters) !== (proof.answer === 'yes')) return [`wrong ${proof.answer}`]
  if (proof.answer === 'yes') {
    const stood = proof.stood.map(({ counter, pose: { hex, facing } }) => [
      counter,
      { ...scenario.counters[counter], hex, facing },
    ])
    const counters = { ...scenario.counters, ...Object.fromEntries(stood) } as Scenario['counters']
    const all = stood.length === proof.counters.length ? [] : ['somebody is left out']
    const wrong = proof.counters.filter((id) => !stands({ ...scenario, counters }, ruleset, id, zone))
    return [...all, ...wrong.map((id) => `${id} may not stand there`)]
  }
  const { misfits } = proof
  return [
    ...(fits(misfits) ? ['the reason fits'] : []),
    ...misfits
      .filter((id) => !fits(misfits.filter((other) => other !== id)))
      .map((id) => `${id} may be left out of the reason`),
  ]
}
