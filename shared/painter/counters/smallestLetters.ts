/** The letters of cards as they are printed, and the design in which all of them are legible (CHK-10). */
import { SMALLEST_TEXT } from '#shared/document/limits'
import { type CardDesign, type Counter, type CounterTypeId, type Scenario } from '#shared/document/types'
import { type CounterFace } from '#shared/rules/counterFace'
import { type Ruleset } from '#shared/rules/ruleset'
import { cardFace } from '../cardFace'
import { cardSize } from './designs/cardLayout'
import { paintFace } from './face'

/** Under 5 points, but for what is lost in computing. */
export function isTooSmall(mm: number): boolean {
  return mm < SMALLEST_TEXT - 1e-6
}

/** Em of the smallest letters that the card prints, mm; infinite when it prints none. */
export function smallestLetters(face: CounterFace, hexMm: number): number {
  const sizes = paintFace(face, hexMm, 3).flatMap((op) => (op.kind === 'text' ? [op.size] : []))
  return Math.min(Infinity, ...sizes)
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
  const faces = facesOf(scenario, ruleset)
  const smallest = (design: CardDesign | undefined): number =>
    Math.min(...faces.map((face) => smallestLetters(design ? { ...face, design } : face, hexMm)))
  const mm = smallest(undefined)
  if (!isTooSmall(mm)) return undefined
  const present = scenario.cardDesign ?? { base: 'standard' }
  const { widthMm, lengthMm, ...sizeless } = present
  const larger =
    Math.ceil((cardSize({ footprint: 1, design: present }, hexMm).width * SMALLEST_TEXT * 10) / mm) / 10
  const choices: readonly CardDesign[] = [
    ...(widthMm === undefined && lengthMm === undefined ? [] : [sizeless]),
    { ...sizeless, widthMm: larger },
  ]
  return { mm, legible: choices.find((design) => fits(design, hexMm) && !isTooSmall(smallest(design))) }
}

// Of each type the card of each of its faces, as a counter shows it that has just been placed.
function facesOf(scenario: Scenario, ruleset: FaceRules): CounterFace[] {
  return (
    Object.entries(scenario.counterTypes) as [CounterTypeId, Scenario['counterTypes'][CounterTypeId]][]
  ).flatMap(([type, { faces, side }]) =>
    Object.keys(faces).map((face) => {
      const counter: Counter = {
        ...{ type, face, name: '', rank: 0, status: {}, hidden: false, decoy: false },
        ...(side !== undefined && { side }),
        facing: { kind: 'side', index: 0 },
        placement: 'ground',
      }
      return cardFace(scenario, counter, ruleset)
    }),
  )
}

function fits(design: CardDesign, hexMm: number): boolean {
  const one = cardSize({ footprint: 1, design }, hexMm).width
  const two = cardSize({ footprint: 2, design }, hexMm).width
  return one <= hexMm && two <= 2 * hexMm
}
