/** Counters on which a card design is shown: of each shape that the scenario's types have, one of them wounded, one marked. */
import { counterTypeId, type CounterTypeId } from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { cardFace } from '#shared/painter/cardFace'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type Say } from '../../i18n/language'
import { firstFace, freshCounter } from '../../ui/pictures/counterPicture'

/** Types that are looked through for shapes. */
const MOST_TYPES = 80

/** The scenario, with sample types when it has none of its own. */
export function withTypes(scenario: Scenario, { counterSchema }: Ruleset, say: Say): Scenario {
  if (Object.keys(scenario.counterTypes).length > 0) return scenario
  const side = Object.keys(scenario.sides)[0]
  const kinds = counterSchema.kinds.map(({ id, name, stats }): [CounterTypeId, CounterType] => [
    counterTypeId(id),
    newCounterType(counterSchema, { name: say(name), side: side as never, stats }),
  ])
  return { ...scenario, counterTypes: Object.fromEntries(kinds) }
}

/** The faces of the samples in the scenario's own design. */
export function sampleFaces(scenario: Scenario, ruleset: Ruleset): readonly CounterFace[] {
  const { counterSchema } = ruleset
  const faceOf = (type: CounterTypeId, status: Readonly<Record<string, boolean>>): CounterFace => {
    const counter = freshCounter(scenario, type, firstFace(scenario, type, counterSchema), ruleset)
    return cardFace(scenario, { ...counter, hex: hexKey({ q: 0, r: 0 }), status }, ruleset)
  }
  const types = Object.keys(scenario.counterTypes).slice(0, MOST_TYPES) as CounterTypeId[]
  const byShape = new Map<string, { type: CounterTypeId; face: CounterFace }>()
  for (const type of types) {
    const face = faceOf(type, {})
    const shape = `${face.footprint} ${face.across ?? ''} ${face.small ?? ''}`
    if (!byShape.has(shape)) byShape.set(shape, { type, face })
  }
  const shapes = [...byShape.values()].sort((a, b) => a.face.footprint - b.face.footprint)
  const [first] = shapes
  if (!first) return []
  const condition = counterSchema.conditions[0]
  return [
    ...shapes.map(({ face }) => face),
    wounded(first.face),
    ...(condition ? [faceOf(first.type, { [condition.id]: true })] : []),
  ]
}

function wounded(face: CounterFace): CounterFace {
  const { steps } = face
  return {
    ...face,
    wounded: true,
    ...(steps && { steps: { left: Math.ceil(steps.all / 2), all: steps.all } }),
  }
}
