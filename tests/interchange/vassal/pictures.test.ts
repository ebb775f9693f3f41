/** The pictures of saved games, from edition to edition: a piece saved in the first finds in the second what it showed (XCH-2). */
import { describe, expect, it } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { keepVassalGpids } from '#shared/commands/keepVassalGpids'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { planModule } from '#shared/interchange/vassal/planModule'
import { writtenEntries } from '#shared/interchange/vassal/writeVassal'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { testBoard } from '../../support/board'
import { galleryScenario, reopened } from '../../support/scenarioFiles'
import { imagesOf, marksOf, moduleOf, type ReadPiece } from './readModule'

/** The pieces of a module's games, the pictures that it has by their names, and the scenario as its file then keeps it. */
function edition(scenario: Scenario) {
  const plan = planModule(
    { scenario, ruleset: rulesetOf(scenario) },
    { language: 'en', eyes: 'players', baseName: 'm' },
  )
  const history = createHistory(scenario)
  if (plan.freshGpids) history.apply(keepVassalGpids, { gpids: plan.freshGpids })
  const entries = writtenEntries(plan).map(({ name, bytes }) => [name, bytes] as const)
  const { games } = moduleOf(Object.fromEntries(entries))
  return {
    kept: reopened(history.document),
    saved: games.flatMap(({ game }) => game.pieces),
    drawn: new Map(plan.pictures.map((one) => [one.name, JSON.stringify(one.paint())])),
  }
}

/** Each picture that pieces of the first edition ask for and the second does not have, or has another of. */
function lost(saved: readonly ReadPiece[], first: Drawn, second: Drawn): string[] {
  return saved.flatMap((piece) =>
    imagesOf(piece).flatMap((image) => {
      const now = second.drawn.get(image)
      if (now === undefined) return [`${piece.name}: no ${image}`]
      return now === first.drawn.get(image) ? [] : [`${piece.name}: another ${image}`]
    }),
  )
}

type Drawn = Pick<ReturnType<typeof edition>, 'drawn'>

const type = 'saracens-archer' as CounterTypeId
const game = testBoard({
  ...{ columns: 5, rows: 4 },
  counters: {
    guy: { type: 'crusaders-knight', name: 'Guy', at: 'B2', facing: 's1' },
    yusuf: { type, name: 'Yusuf', at: 'D3' },
    one: { type, at: 'C1' },
    two: { type, at: 'C2' },
  },
})

const first = edition(game)

/** The scenario with this counter before all others. */
function before(scenario: Scenario, id: string, counter: Partial<Counter>): Scenario {
  const like = scenario.counters['yusuf' as CounterId] as Counter
  return { ...scenario, counters: { [id]: { ...like, ...counter }, ...scenario.counters } }
}

function changed(scenario: Scenario, id: string, change: Partial<Counter>): Scenario {
  const own = scenario.counters[id as CounterId] as Counter
  return { ...scenario, counters: { ...scenario.counters, [id]: { ...own, ...change } } }
}

function without(scenario: Scenario, ...ids: readonly string[]): Scenario {
  const kept = Object.entries(scenario.counters).filter(([id]) => !ids.includes(id))
  return { ...scenario, counters: Object.fromEntries(kept) }
}

const typeOf = (piece: ReadPiece): string => `${marksOf(piece)['Type']}`

describe('a game saved in the first edition shows in the second the same pictures', () => {
  it('after a counter was added before all others', () => {
    const second = edition(before(first.kept, 'a-first', { name: 'Adam' }))
    expect(first.saved.length).toBeGreaterThan(4)
    expect(lost(first.saved, first, second)).toEqual([])
  })

  it('after types have changed places', () => {
    const turned = Object.fromEntries(Object.entries(first.kept.counterTypes).reverse())
    expect(lost(first.saved, first, edition({ ...first.kept, counterTypes: turned }))).toEqual([])
  })

  it('after a character was removed: all but its own', () => {
    const second = edition(without(first.kept, 'guy'))
    const others = first.saved.filter(({ name }) => name !== 'Guy')
    expect(others.length).toBeGreaterThan(2)
    expect(lost(others, first, second)).toEqual([])
  })

  it('after all counters of a type were removed: theirs too', () => {
    const second = edition(without(first.kept, 'one', 'two'))
    expect(first.saved.filter((piece) => piece.name === typeOf(piece)).length).toBe(4)
    expect(lost(first.saved, first, second)).toEqual([])
  })

  it('after a counter got a name, where it was the only one without', () => {
    const alone = edition(without(game, 'two'))
    const second = edition(changed(alone.kept, 'one', { name: 'Omar' }))
    expect(lost(alone.saved, alone, second)).toEqual([])
    // Its own picture stands beside it: a card shows the name.
    expect(second.drawn.size).toBeGreaterThan(alone.drawn.size)
  })

  it('after a character was renamed, but that its own are drawn with the new name', () => {
    const second = edition(changed(first.kept, 'guy', { name: 'Guido' }))
    const found = lost(first.saved, first, second)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((one) => !/^Guy: another .*knight/.test(one))).toEqual([])
  })

  it('after the values of a type have changed: none is missing', () => {
    const own = game.counterTypes[type]!
    const face = Object.keys(own.faces)[0] ?? 'healthy'
    const faces = { ...own.faces, [face]: { ...own.faces[face], attack: '9' } }
    const second = edition({
      ...first.kept,
      counterTypes: { ...first.kept.counterTypes, [type]: { ...own, faces } },
    })
    expect(lost(first.saved, first, second).filter((one) => one.includes(': no '))).toEqual([])
  })
})

it('every picture of the gallery has its own name, and none is named by its number', () => {
  const second = edition(galleryScenario('under-the-hill'))
  const names = [...second.drawn.keys()]
  expect(names.length).toBeGreaterThan(40)
  for (const name of names) expect(name).toMatch(/^[a-z0-9-]+-[0-9a-f]{12}\.png$/)
})
