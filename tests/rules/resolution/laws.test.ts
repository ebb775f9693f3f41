/** Laws of every game that is played through the one door: games of the gallery, played on at random. */
import { describe, expect, it } from 'vitest'
import { effectiveStats, footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { addFractions, ONE, reduced, toNumber, ZERO } from '#shared/rules/chances/fraction'
import { playedRuleset } from '#shared/rules/registry/registry'
import { applyEffects } from '#shared/rules/resolution/effects'
import { type Act, type Judgement, type Outcome, type Play } from '#shared/rules/resolution/play'
import { type PlayState } from '#shared/rules/resolution/state'
import { resolutionOf } from '#shared/rules/registry/parts'
import { RULES } from '#shared/rules/sentences/ruleIds'
import { isSoak, longRun } from '../../support/longRuns'
import { GALLERY, galleryScenario } from '../../support/scenarioFiles'
import { SMALL_POSITIONS, type SmallPosition, stateBefore } from '../../support/smallPositions'

/** The kinds of games, and of small positions for those that games seldom come upon; the roll of who stands in flames is in `MC-NAP.test.ts`. */
const MEDIEVAL_KINDS = [
  ...['about-turn', 'advance', 'capture', 'decline', 'exit', 'fight', 'fire', 'move', 'next-phase'],
  ...['retreat', 'stay', 'throw-naphtha', 'work-opening'],
]
const { cases, seed } = longRun('steps of games of the common mechanics')
/** Medieval games are quick and offer some acts only after many steps: all are played each time. */
const MEDIEVAL_STEPS = 14
/** The kinds of acts that are offered in games of a ruleset: each of them has been judged. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'common-mechanics': ['attack', 'command', 'go', 'hide', 'next-phase', 'recover', 'show', 'wander'],
  'magna-carta': MEDIEVAL_KINDS,
  savoy: [...MEDIEVAL_KINDS, 'group-advance'].sort(),
}
const judgedKinds: Record<string, Set<string>> = {}

const games: [string, Scenario][] = GALLERY.flatMap((name): [string, Scenario][] => {
  const scenario = galleryScenario(name)
  const other = scenario.ruleset === 'magna-carta' ? 'savoy' : undefined
  return [
    [name, scenario],
    ...(other ? [[`${name} by ${other}`, { ...scenario, ruleset: other }] as [string, Scenario]] : []),
  ]
})

const SMALL = Object.values(SMALL_POSITIONS).flatMap((positions) =>
  positions.map((one): [string, SmallPosition] => [`${one.scenario.ruleset}, ${one.name}`, one]),
)

function playOf(scenario: Scenario): Play {
  const resolution = resolutionOf(scenario.ruleset)
  if (!resolution) throw new Error(scenario.ruleset)
  return resolution.play
}

/** Lists the faults of a state, in words; empty when there is none. */
function faultsOf({ scenario, owed, turn }: PlayState): string[] {
  const ruleset = playedRuleset(scenario)?.ruleset
  const faces = ruleset?.counterSchema.faces.map(({ id }) => id) ?? []
  const counters = Object.entries(scenario.counters) as [CounterId, Scenario['counters'][CounterId]][]
  const room = new Set(
    owed.flatMap((duty) => (duty.kind === 'retreat' && duty.makesRoom ? [duty.counter] : [])),
  )
  const held = new Map<string, string>()
  const medieval = scenario.ruleset !== 'common-mechanics'
  return [
    ...counters.flatMap(([id, counter]) => {
      const off = footprint(scenario, counter).filter((hex) => !onGrid(hex, scenario.map.grid))
      const face = faces.includes(counter.face) || counter.decoy ? [] : [`${id} shows ${counter.face}`]
      const living =
        medieval &&
        effectiveStats(scenario, counter)['dead'] !== true &&
        !/riderless|mount/.test(counter.face + id)
      const shared =
        !living || room.has(id)
          ? []
          : footprint(scenario, counter).flatMap((hex) => {
              const key = hexKey(hex)
              const other = held.get(key)
              held.set(key, id)
              return other === undefined ? [] : [`${id} and ${other} on ${key}`]
            })
      return [...(off.length > 0 ? [`${id} is off the map`] : []), ...face, ...shared]
    }),
    ...owed.flatMap((duty) =>
      'counter' in duty && !scenario.counters[duty.counter] ? ['owed by nobody'] : [],
    ),
    ...(turn.players.length > turn.player ? [] : ['nobody plays']),
  ]
}

/** Lists the faults of an answer about an act, and of the states that its outcomes leave; `before` had been found already. */
function faultsOfJudgement(state: PlayState, before: readonly string[], judgement: Judgement): string[] {
  const { refused, outcomes, because, items } = judgement
  const strange = [...refused, ...because, ...items.map(({ reason }) => reason)].filter(
    ({ rule }) => !(rule in RULES),
  )
  const faults = [
    ...refused.map(({ rule }) => `refused by ${rule}`),
    ...strange.map(({ rule }) => `no rule ${rule}`),
  ]
  if (!outcomes) return faults
  const { numerator, denominator } = reduced(
    outcomes.reduce((total, { chance }) => addFractions(total, chance), ZERO),
  )
  if (numerator !== ONE.numerator || denominator !== ONE.denominator)
    faults.push(`chances of ${numerator}/${denominator} in all`)
  if (new Set(outcomes.map(({ id }) => id)).size !== outcomes.length) faults.push('one id for two outcomes')
  const left = outcomes.flatMap(({ effects, id }) =>
    faultsOf(applyEffects(state, effects))
      .filter((fault) => !before.includes(fault))
      .map((fault) => `${id}: ${fault}`),
  )
  return [...faults, ...left]
}

/** The outcome that a throw from 0 to 1 falls on. */
function thrown(outcomes: readonly Outcome[], at: number): Outcome | undefined {
  let sum = ZERO
  return outcomes.find(({ chance }) => toNumber((sum = addFractions(sum, chance))) > at) ?? outcomes.at(-1)
}

describe('a game played on at random', () => {
  it.each(games)(
    '%s: every act offered is accepted, its chances sum to 1, every state it leaves is valid',
    (_, scenario) => {
      const play = playOf(scenario)
      const steps = scenario.ruleset === 'common-mechanics' ? cases : MEDIEVAL_STEPS
      const known = (judgedKinds[scenario.ruleset] ??= new Set())
      const rng = createRng(seed)
      let state = play.begin(scenario)
      const kinds = new Set<Act['kind']>()
      for (let step = 0; step < steps; step++) {
        const acts = play.acts(state)
        expect(acts.length).toBeGreaterThan(0)
        // Every kind of act, and not each of a hundred shots.
        const sample = acts.filter(
          ({ kind }, index) =>
            acts.findIndex((other) => other.kind === kind) === index || rng.below(12) === 0,
        )
        const wrongBefore = faultsOf(state)
        for (const { kind } of sample) known.add(kind)
        const judged = sample.map((act) => ({ act, judgement: play.judge(state, act) }))
        expect(
          judged.flatMap(({ act, judgement }) =>
            faultsOfJudgement(state, wrongBefore, judgement).map(
              (fault) => `${JSON.stringify(act)}: ${fault}`,
            ),
          ),
        ).toEqual([])
        const playable = judged.filter(({ judgement }) => (judgement.outcomes?.length ?? 0) > 0)
        const played = playable[rng.below(playable.length)]
        if (!played) throw new Error('nothing can be played')
        kinds.add(played.act.kind)
        const outcome = thrown(played.judgement.outcomes ?? [], rng.next())
        const before = JSON.stringify(state)
        const after = applyEffects(state, outcome?.effects ?? [])
        expect(JSON.stringify(state)).toBe(before)
        state = after
      }
      expect(kinds.size).toBeGreaterThan(0)
    },
  )

  it.each(SMALL)('%s: every act offered where a rare one is obeys the same laws', (_, position) => {
    const { play: state } = stateBefore(position)
    const play = playOf(position.scenario)
    const acts = play.acts(state)
    const known = (judgedKinds[position.scenario.ruleset] ??= new Set())
    for (const { kind } of acts) known.add(kind)
    const before = faultsOf(state)
    const faults = acts.flatMap((act) => faultsOfJudgement(state, before, play.judge(state, act)))
    expect(faults).toEqual([])
  })

  it.each(Object.keys(KINDS))('of %s, every kind of act has been judged', (ruleset) => {
    const found = [...(judgedKinds[ruleset] ?? [])].sort()
    // Other dice may miss some.
    if (isSoak) expect(found.length).toBeGreaterThan(5)
    else expect(found).toEqual(KINDS[ruleset])
  })

  it.each(games)('%s: what is refused names a rule, and has no chances', (_, scenario) => {
    const play = playOf(scenario)
    const state = play.begin(scenario)
    const [first, second] = Object.keys(scenario.counters) as CounterId[]
    if (!first || !second) return
    const foreign: Act[] = [
      { kind: 'retreat', counter: first, path: [] },
      { kind: 'advance', counter: first, path: [] },
      { kind: 'burn', counter: first },
      { kind: 'stay', counter: first },
      { kind: 'fight', attackers: [first], defenders: [first] },
      { kind: 'fire', firer: first, target: first },
      { kind: 'attack', from: first, to: first, by: 'shock' },
      { kind: 'hide', counter: first },
      { kind: 'take-place', counter: first, of: first },
    ]
    for (const act of foreign) {
      const { refused, outcomes } = play.judge(state, act)
      expect(refused.length, act.kind).toBeGreaterThan(0)
      expect(refused.every(({ rule }) => rule in RULES)).toBe(true)
      expect(outcomes).toBeUndefined()
    }
  })
})
