/** The counters on the map as cards, bottom first, and the paper that a change makes stale under them. */
import { countersByHex } from '#shared/document/counters'
import { type Eyes } from '#shared/document/eyes'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { cardReach, cardTurn } from '#shared/painter/counters/designs/cardLayout'
import { counterCenter } from '#shared/painter/counters/paintCounters'
import { type Printing } from '#shared/painter/oneInk'
import { type Rect } from '#shared/painter/ops'
import { drawnFor, placedFace } from '#shared/painter/sceneOf'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { changedSquares, type CounterCard, type Known } from './counterCard'

type Lifted = ReadonlySet<string>
const NOBODY: Lifted = new Set()

interface Shown {
  readonly counters: Scenario['counters']
  readonly lifted: Lifted
}

interface CounterCards {
  /** Bottom first. */
  readonly all: readonly CounterCard[]
  /**
   * Looks at the document again. Returns the squares (mm) whose picture has changed; undefined = it has everywhere.
   * @param lifted those in the hand: they are not shown, and count in no stack, so that none stirs under the hand
   * @param how who looks, by default the author, and what cards are printed with, by default in colours
   */
  update(
    scenario: Scenario,
    ruleset: Ruleset,
    lifted?: Lifted,
    how?: { readonly eyes?: Eyes; readonly printing?: Printing },
  ): readonly Rect[] | undefined
}

interface Seen {
  readonly scenario: Scenario
  readonly ruleset: Ruleset
  readonly eyes: Eyes
  readonly printing: Printing
}

export function createCounterCards(): CounterCards {
  let known: ReadonlyMap<string, Known> = new Map()
  let all: readonly CounterCard[] = []
  let shown: Shown | undefined
  let described: readonly unknown[] = []
  let laidOut: readonly unknown[] = []

  return {
    get all() {
      return all
    },
    update(scenario, ruleset, lifted = NOBODY, { eyes = 'author', printing = 'colours' } = {}) {
      const placed = { counters: scenario.counters, lifted }
      const { cardDesign, counterTypes, sides, groups, images } = scenario
      // Cards may show the names of hexes.
      const names = cardDesign && [scenario.map.numbering, scenario.boards]
      const description = [
        cardDesign,
        ...(names ?? []),
        counterTypes,
        sides,
        groups,
        images,
        ruleset,
        eyes,
        printing,
      ]
      const layout = [scenario.map.grid, scenario.map.hexMm]
      const sameLayout = areSame(layout, laidOut)
      const sameLooks = sameLayout && areSame(description, described)
      if (sameLooks && shown && isShownAlike(placed, shown)) {
        shown = placed
        return []
      }
      const before = known
      const shownOf = { scenario: drawnFor(eyes, scenario, ruleset), ruleset, eyes, printing }
      all = cardsOf(shownOf, lifted, sameLooks ? known : new Map())
      known = new Map(all.map((card, index) => [card.id, { card, index }]))
      ;[shown, described, laidOut] = [placed, description, layout]
      return sameLayout ? changedSquares(before, known) : undefined
    },
  }
}

// Bottom first. A counter that is still the same object, at the same place of a stack as high, lies as it has lain.
function cardsOf(seen: Seen, lifted: Lifted, known: ReadonlyMap<string, Known>): CounterCard[] {
  const { scenario } = seen
  const stacks = stacksWithout(lifted, scenario)
  const cards = Object.entries(scenario.counters).flatMap(([name, counter]) => {
    const id = name as CounterId
    const stack = counter.hex === undefined || lifted.has(id) ? undefined : stacks.get(counter.hex)
    if (!stack) return []
    const old = known.get(id)?.card
    const asBefore = old?.counter === counter && old.stackHeight === stack.length && stack[old.level] === id
    return [asBefore ? old : cardOf(id, stack, seen)]
  })
  return cards.sort((a, b) => a.level - b.level)
}

function stacksWithout(lifted: Lifted, scenario: Scenario): ReturnType<typeof countersByHex> {
  const stacks = countersByHex(scenario)
  if (lifted.size === 0) return stacks
  const hexes = new Set([...lifted].map((id) => scenario.counters[id as CounterId]?.hex))
  const left = new Map(stacks)
  for (const hex of hexes)
    if (hex !== undefined)
      left.set(
        hex,
        (stacks.get(hex) ?? []).filter((id) => !lifted.has(id)),
      )
  return left
}

/** Nobody but those in the hand has changed: while one is dragged, every frame asks. */
function isShownAlike(now: Shown, before: Shown): boolean {
  if (now.lifted !== before.lifted) return false
  if (now.counters === before.counters) return true
  if (now.lifted.size === 0) return false
  const [ids, known] = [Object.keys(now.counters) as CounterId[], Object.keys(before.counters)]
  return (
    ids.length === known.length &&
    ids.every(
      (id, index) => id === known[index] && (now.lifted.has(id) || now.counters[id] === before.counters[id]),
    )
  )
}

function cardOf(id: CounterId, stack: readonly CounterId[], seen: Seen): CounterCard {
  const { scenario, ruleset, eyes, printing } = seen
  const counter = scenario.counters[id] as Counter
  const placed = placedFace(id, { scenario, stack }, ruleset, eyes)
  const { grid, hexMm } = scenario.map
  const { face, level, stackHeight } = placed
  const turn = placed.angle - cardTurn(face)
  const center = counterCenter(placed, { layout: { grid, hexMm } })
  const look = `${printing} ${hexMm} ${turn.toFixed(3)} ${JSON.stringify(face)}`
  // The square holds the card turned by any angle.
  const reach = cardReach(face, hexMm)
  return { id, counter, face, hexMm, printing, turn, center, reach, level, stackHeight, look }
}

function areSame(now: readonly unknown[], before: readonly unknown[]): boolean {
  return now.every((part, index) => part === before[index])
}
