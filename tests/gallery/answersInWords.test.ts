/** The five examples of infiltration as the panel's "Copy as text" tells them, in French: approved texts (MC-EX-1 to MC-EX-5). */
import { expect, it } from 'vitest'
import { routeInWords, routeTitle } from '#shared/questions/routeInWords'
import { type CounterId } from '#shared/document/ids'
import { analysisOf } from '#shared/rules/registry/parts'
import { type Route, type RouteKind } from '#shared/rules/answers/route'
import { parseHexKey } from '#shared/hex/axial'
import { hexNamed } from '../support/names'
import { editionIn } from '../support/scenarioFiles'

interface Example {
  readonly number: number
  readonly counter: string
  readonly kind: RouteKind
  readonly path: string
  readonly fought?: readonly string[]
  readonly firer?: string
}

const EXAMPLES: readonly Example[] = [
  { number: 1, counter: 'bohemond', kind: 'move', path: 'H6 I6 I7' },
  { number: 2, counter: 'bohemond', kind: 'move', path: 'H7 H8' },
  { number: 3, counter: 'bohemond', kind: 'advance', path: 'H7 H8', fought: ['syrian'] },
  { number: 4, counter: 'amalric', kind: 'retreat', path: 'P7 P8', firer: 'crossbowman' },
  { number: 5, counter: 'bohemond', kind: 'about-turn', path: '' },
]

function copied({ number, counter, kind, path, fought, firer }: Example): string {
  const scenario = editionIn('fr', `infiltration-${number}`)
  const shooter = firer === undefined ? undefined : scenario.counters[firer as CounterId]?.hex
  const route: Route = {
    counter: counter as CounterId,
    kind,
    path: path === '' ? [] : path.split(' ').map((name) => hexNamed(scenario, name)),
    ...(fought && { fought: fought as CounterId[] }),
    ...(shooter !== undefined && { firer: parseHexKey(shooter) }),
  }
  const answer = analysisOf(scenario.ruleset)?.route?.route(scenario, route)
  if (!answer) throw new Error('no routes in this game')
  return `${routeTitle(scenario, route, 'fr')}\n${routeInWords(scenario, answer, 'fr')}\n`
}

it.each(EXAMPLES)('example $number', async (example) => {
  await expect(copied(example)).toMatchFileSnapshot(`../golden/answers/infiltration-${example.number}.txt`)
})
