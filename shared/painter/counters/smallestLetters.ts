/** The letters of cards as they are printed, and the design in which all of them are legible (CHK-10). */
import { SMALLEST_TEXT } from '#shared/document/limits'
import { type CardDesign, type Counter, type CounterType } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { leastOf } from '#shared/lang/extremes'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { cardFace } from '../cardFace'
import { cardSize } from './designs/cardLayout'
import { paintFace } from './face'

/** Are letters under 5 points, but for what is lost in computing? */
export function isTooSmall(mm: number): boolean {
  return mm < SMALLEST_TEXT - 1e-6
}

/** Em of the smallest letters that the card prints, mm; infinite when it prints none. */
export function smallestLetters(face: CounterFace, hexMm: number): number {
  const sizes = paintFace(face, hexMm, 3).flatMap((op) => (op.kind === 'text' ? [op.size] : []))
  return leastOf(sizes)
}

type FaceRules = Pick<Ruleset, 'counterFace'>

/**
 * The smallest letters on the cards of all types, mm, and a design in which every card is legible, if one fits the hexes;
 * undefined when all are legible as they are.
 */
export function smallCards(
  scenario: Scenario,
  ruleset: FaceRules,
): { readonly mm: number; readonly legible: CardDesign | undefined } | undefined {
  const { hexMm } = scenario.map
  const present = scenario.cardDesign ?? { base: 'standard' }
  const types = Object.keys(scenario.counterTypes) as CounterTypeId[]
  const smallest = (design: CardDesign): number =>
    types.reduce(
      (least, type) => Math.min(least, smallestOf({ ...scenario, cardDesign: design }, type, ruleset)),
      Infinity,
    )
  const mm = smallest(present)
  if (!isTooSmall(mm)) return undefined
  const { widthMm, lengthMm, ...sizeless } = present
  const larger =
    Math.ceil((cardSize({ footprint: 1, design: present }, hexMm).width * SMALLEST_TEXT * 10) / mm) / 10
  const choices: readonly CardDesign[] = [
    ...(widthMm === undefined && lengthMm === undefined ? [] : [sizeless]),
    { ...sizeless, widthMm: larger },
  ]
  return { mm, legible: choices.find((design) => fits(design, hexMm) && !isTooSmall(smallest(design))) }
}

/** By rules and type, for each design and size of hexes: a check that runs after each edit measures what has changed. */
const known = new WeakMap<FaceRules, WeakMap<CounterType, Map<string, number>>>()

function smallestOf(scenario: Scenario, type: CounterTypeId, ruleset: FaceRules): number {
  const sheet = scenario.counterTypes[type]
  if (!sheet) return Infinity
  const ofRules = known.get(ruleset) ?? new WeakMap<CounterType, Map<string, number>>()
  known.set(ruleset, ofRules)
  const ofType = ofRules.get(sheet) ?? new Map<string, number>()
  ofRules.set(sheet, ofType)
  const { hexMm } = scenario.map
  const key = `${hexMm} ${JSON.stringify(scenario.cardDesign)}`
  const found = ofType.get(key)
  if (found !== undefined) return found
  const mm = Math.min(
    Infinity,
    leastOf(facesOf(scenario, type, ruleset).map((face) => smallestLetters(face, hexMm))),
  )
  ofType.set(key, mm)
  return mm
}

// The card of each face of a type, as a counter shows it that has just been placed.
function facesOf(scenario: Scenario, type: CounterTypeId, ruleset: FaceRules): CounterFace[] {
  const { faces = {}, side } = scenario.counterTypes[type] ?? {}
  return Object.keys(faces).map((face) => {
    const counter: Counter = {
      type,
      face,
      name: '',
      rank: 0,
      status: {},
      hidden: false,
      decoy: false,
      ...(side !== undefined && { side }),
      facing: { kind: 'side', index: 0 },
      placement: 'ground',
    }
    return cardFace(scenario, counter, ruleset)
  })
}

function fits(design: CardDesign, hexMm: number): boolean {
  const one = cardSize({ footprint: 1, design }, hexMm).width
  const two = cardSize({ footprint: 2, design }, hexMm).width
  return one <= hexMm && two <= 2 * hexMm
}
