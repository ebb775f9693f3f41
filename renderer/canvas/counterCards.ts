/** The counters on the map as cards, bottom first, and the paper that a change makes stale under them. */
import { type Counter, type Scenario } from '#shared/document/types'
import { type Point } from '#shared/hex/layout'
import { cardTurn } from '#shared/painter/counters/cardLayout'
import { counterCenter } from '#shared/painter/counters/paintCounters'
import { type Rect } from '#shared/painter/ops'
import { placedFaces } from '#shared/painter/sceneOf'
import { type CounterFace } from '#shared/rules/counterFace'
import { type Ruleset } from '#shared/rules/ruleset'

/** Half the edge of a card's square, hexes: the longest card turned by any angle. */
const REACH = { 1: 0.55, 2: 0.97 } as const

export interface CounterCard {
  readonly face: CounterFace
  readonly hexMm: number
  /** Radians from the card's own frame to the map. */
  readonly turn: number
  /** mm */
  readonly center: Point
  /** Half the edge of the square that holds it, mm. */
  readonly reach: number
  /** Its place in its stack: cards are drawn level by level. */
  readonly level: number
  /** All that its picture depends on, but for the size. */
  readonly look: string
}

export interface CounterCards {
  /** Bottom first. */
  readonly all: readonly CounterCard[]
  /** Looks at the document again. Returns the squares (mm) whose picture has changed; undefined = it has everywhere. */
  update(scenario: Scenario, ruleset: Ruleset): readonly Rect[] | undefined
}

interface Known {
  readonly card: CounterCard
  readonly index: number
}

export function createCounterCards(): CounterCards {
  // By id, in the order in which they are drawn.
  let known = new Map<string, Known>()
  let all: readonly CounterCard[] = []
  let counters: Scenario['counters'] | undefined
  let described: readonly unknown[] = []
  let laidOut: readonly unknown[] = []
  // A counter that is still the same object shows what it has shown.
  let faces = new WeakMap<Counter, CounterFace>()

  function faceOf(ruleset: Ruleset): Ruleset['counterFace'] {
    return (scenario, counter) => {
      const face = faces.get(counter) ?? ruleset.counterFace(scenario, counter)
      faces.set(counter, face)
      return face
    }
  }

  function describe(scenario: Scenario, ruleset: Ruleset): Map<string, Known> {
    const { grid, hexMm } = scenario.map
    return new Map(
      placedFaces(scenario, { counterFace: faceOf(ruleset) }).map((placed, index) => {
        const { face, level, angle } = placed
        const turn = angle - cardTurn(face)
        const old = known.get(placed.id)?.card
        const asBefore = old?.face === face && old.turn === turn && old.hexMm === hexMm
        const look = asBefore ? old.look : `${hexMm} ${turn.toFixed(3)} ${JSON.stringify(face)}`
        const center = counterCenter(placed, { layout: { grid, hexMm } })
        const reach = REACH[face.footprint] * hexMm
        return [placed.id, { card: { face, hexMm, turn, center, reach, level, look }, index }]
      }),
    )
  }

  return {
    get all() {
      return all
    },
    update(scenario, ruleset) {
      const description = [scenario.counterTypes, scenario.sides, ruleset]
      const layout = [scenario.map.grid, scenario.map.hexMm]
      const sameLayout = areSame(layout, laidOut)
      const sameFaces = areSame(description, described)
      if (sameLayout && sameFaces && scenario.counters === counters) return []
      if (!sameFaces) faces = new WeakMap()
      const before = known
      known = describe(scenario, ruleset)
      all = [...known.values()].map(({ card }) => card)
      counters = scenario.counters
      described = description
      laidOut = layout
      return sameLayout ? changedSquares(before, known) : undefined
    },
  }
}

function areSame(now: readonly unknown[], before: readonly unknown[]): boolean {
  return now.every((part, index) => part === before[index])
}

function changedSquares(before: ReadonlyMap<string, Known>, now: ReadonlyMap<string, Known>): Rect[] {
  const squares: Rect[] = []
  let last = -1
  for (const [id, { card }] of now) {
    const old = before.get(id)
    // Within a level: of two cards that have changed places the one that came down is found here.
    const inOrder = old !== undefined && old.card.level === card.level && old.index > last
    if (inOrder) last = old.index
    if (inOrder && isSame(old.card, card)) continue
    if (old) squares.push(squareOf(old.card))
    squares.push(squareOf(card))
  }
  for (const [id, { card }] of before) if (!now.has(id)) squares.push(squareOf(card))
  return squares
}

function isSame(a: CounterCard, b: CounterCard): boolean {
  return a.look === b.look && a.level === b.level && a.center.x === b.center.x && a.center.y === b.center.y
}

function squareOf({ center, reach }: CounterCard): Rect {
  return { x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach }
}
