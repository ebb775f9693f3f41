/** Positions at which rules are asked about, as data: a board, what is asked there, and the rules that the answers must name. */
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { answerToInquiry } from '#shared/questions/inquire'
import { QUESTIONS } from '#shared/questions/questions'
import { analysisOf } from '#shared/rules/registry/parts'
import { type Route, type RouteKind } from '#shared/rules/answers/route'
import { RULES, type RuleId } from '#shared/rules/sentences/ruleIds'
import { type SightEnd } from '#shared/rules/answers/sightEnds'
import { type BoardParts, testBoard } from '../../support/board'
import { type Asked, inquiryOf } from '../../support/asked'
import { hexNamed } from '../../support/names'

/** A route of the route tool: hexes by name, without the start. */
interface Going {
  readonly counter: string
  readonly path: string
  /** A move unless given. */
  readonly kind?: RouteKind
  readonly firer?: string
  readonly fought?: readonly string[]
  readonly unturned?: readonly number[]
}

interface Situation {
  readonly board: BoardParts
  readonly asked?: readonly Asked[]
  readonly going?: readonly Going[]
  /** Lines of the sight tool: a hex by its name, a counter by its id. */
  readonly looking?: readonly (readonly [from: string, to: string])[]
  /** Rules that it cites, among others. */
  readonly cites: readonly RuleId[]
}

/** Situations by what each shows. */
export type Situations = Readonly<Record<string, Situation>>

/** Every rule that the answers name, wherever they name it, with who was asked: the question, `route` or `los`. */
export function citedAt({
  board,
  asked = [],
  going = [],
  looking = [],
}: Situation): Map<RuleId, Set<string>> {
  const scenario = testBoard(board)
  const analysis = analysisOf(scenario.ruleset)
  if (!analysis) throw new Error(`no analysis of ${scenario.ruleset}`)
  const answers: [asker: string, answer: unknown][] = [
    ...asked.map((one): [string, unknown] => [
      one.question,
      answerToInquiry(analysis, scenario, inquiryOf(scenario, one)),
    ]),
    ...going.map((one): [string, unknown] => [
      'route',
      QUESTIONS.route(analysis, scenario, routeOf(scenario, one)),
    ]),
    ...looking.map(([from, to]): [string, unknown] => [
      'los',
      QUESTIONS.line(analysis, scenario, { from: endOf(scenario, from), to: endOf(scenario, to) }),
    ]),
  ]
  if (answers.some(([, answer]) => answer === undefined))
    throw new Error('asked what this game does not answer')
  const cited = new Map<RuleId, Set<string>>()
  for (const [asker, answer] of answers) {
    const rules = new Set<RuleId>()
    collect(answer, rules)
    for (const rule of rules) cited.set(rule, (cited.get(rule) ?? new Set()).add(asker))
  }
  return cited
}

function routeOf(scenario: Scenario, { counter, path, kind = 'move', firer, fought, ...more }: Going): Route {
  return {
    ...{ kind, ...more },
    counter: counterId(counter),
    path: path === '' ? [] : path.split(' ').map((name) => hexNamed(scenario, name)),
    ...(firer !== undefined && { firer: hexNamed(scenario, firer) }),
    ...(fought && { fought: fought.map(counterId) }),
  }
}

function endOf(scenario: Scenario, name: string): SightEnd {
  const id = counterId(name)
  return scenario.counters[id] ? { counter: id } : { hex: hexNamed(scenario, name) }
}

/** Reasons and modifiers name their rule under `rule`. */
function collect(value: unknown, cited: Set<RuleId>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value) as [string, unknown][])
    if (key === 'rule' && typeof part === 'string' && part in RULES) cited.add(part as RuleId)
    else collect(part, cited)
}
