/** `route`: the opportunity attacks along a route, and the exact chances of each arrival. */
import { footprint } from '#shared/document/counters'
import type { Counter } from '#shared/document/armies'
import type { CounterId } from '#shared/document/ids'
import type { Scenario } from '#shared/document/types'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import {
  ATTACK_CHOICES,
  type ChosenAttack,
  type Route,
  ROUTE_KINDS,
  type RouteAnswer,
} from '#shared/rules/answers/route'
import { FIRING_CHOICE, FIRINGS } from '#shared/rules/answers/firing'
import { FIRING } from '../firingOption'
import { counterOnMap, enemyOnMap, OF_ANOTHER_SIDE, OF_THE_COMBAT } from '../counterNames'
import { hexNamed, nameOfHex } from '../hexNames'
import { lacking, Refusal } from '../refusal'
import { loadAsked } from '../scenarioFile'
import { TURN, turnGiven } from '../turnFile'
import { choice, list, oneOf, required, word } from '../values'
import { type AskedAbout, type AskingVerb, type Call, option, type VerbOption } from '../verb'
import { routeInNames } from '../routeInNames'

const OPTIONS: readonly VerbOption[] = [
  option('--counter <id>', 'le pion qui se déplace', 'the counter that moves'),
  option(
    '--path <hexes>',
    'cases du trajet, sans le départ (les cases avant d’un cavalier)',
    'hexes of the route, without the start (a rider’s front hexes)',
  ),
  option('--kind <kind>', `sorte\u202f: ${ROUTE_KINDS.join(', ')}`, `kind: ${ROUTE_KINDS.join(', ')}`),
  option('--firer <hex>', 'd’où est venu le tir (retreat)', 'where the fire came from (retreat)'),
  option(
    '--fought <ids>',
    'adversaires du combat (retreat, advance)',
    'opponents of the combat (retreat, advance)',
  ),
  option(
    '--unturned <steps>',
    'pas faits sans se tourner, le premier est 1 (savoy)',
    'steps taken without turning, the first is 1 (savoy)',
  ),
  option(
    '--attacks <choice>',
    `attaques que font leurs propriétaires\u202f: ${ATTACK_CHOICES.join(', ')}`,
    `attacks that their owners make: ${ATTACK_CHOICES.join(', ')}`,
  ),
  option(
    '--strikes <attacks>',
    'les attaques choisies, adversaire@case (--attacks chosen)',
    'the attacks chosen, opponent@hex (--attacks chosen)',
  ),
  FIRING,
  TURN,
]

export const route: AskingVerb = {
  name: 'route',
  summary: { fr: 'risques d’un trajet', en: 'risks of a route' },
  arguments: '<file>',
  options: OPTIONS,
  questionOptions: OPTIONS,
  async printed(call, about) {
    const { printedRoute } = await import('#shared/questions/picture/routePicture')
    const asked = await ask(call, () => about)
    return printedRoute(asked.scenario, asked.route, asked.answer, call.language)
  },
  async run(call) {
    const { scenario, answer } = await ask(call, () => loadAsked(call))
    const { routeInWords } = await import('#shared/questions/routeInWords')
    return { json: routeInNames(scenario, answer), text: routeInWords(scenario, answer, call.language) }
  },
}

interface Asked {
  readonly scenario: Scenario
  readonly route: Route
  readonly answer: RouteAnswer
}

/** @param load reads the scenario, once the words of the call are known to be right. */
async function ask(call: Call, load: () => AskedAbout | Promise<AskedAbout>): Promise<Asked> {
  const id = required(call, 'counter')
  const kind = oneOf(required(call, 'kind'), ROUTE_KINDS, '--kind')
  refuseForeign(call, kind)
  const { scenario, analysis } = await load()
  const questions = analysis.route
  if (!questions)
    throw lacking(scenario, 'route', { fr: 'd’attaques d’opportunité', en: 'opportunity attacks' })
  const firing = choice(call, FIRING_CHOICE.id, FIRINGS)
  const counter = counterOnMap(scenario, id, '--counter')
  if (kind === 'about-turn') refuseToLeave(call, scenario, counter)
  const path = list(call, 'path')
  const memory = await turnGiven(call, scenario, true)
  const asked: Route = {
    counter,
    kind,
    path: kind === 'about-turn' ? [] : path.map((name) => hexNamed(scenario, name, '--path')),
    unturned: stepsOf(call, path.length),
    fought: list(call, 'fought').map((other) =>
      enemyOnMap(scenario, counter, other, '--fought', OF_THE_COMBAT),
    ),
    ...firerOf(call, scenario),
    ...attacksOf(call, scenario, counter),
    ...(firing && { firing }),
    ...(memory && { memory }),
  }
  return { scenario, route: asked, answer: questions.route(scenario, asked) }
}

/** An about-turn needs no path; one that names the rider's own hexes, the new hexes of its front, is not refused. */
function refuseToLeave(call: Call, scenario: Scenario, rider: CounterId): void {
  if (!word(call, 'path')) return
  const own = footprint(scenario, scenario.counters[rider] as Counter)
  for (const name of list(call, 'path')) {
    const hex = hexNamed(scenario, name, '--path')
    if (own.some((one) => sameHex(one, hex))) continue
    const names = own.map((one) => nameOfHex(scenario, one)).join(', ')
    throw new Refusal(
      `--path\u202f: une volte ne va pas en ${name}\u202f; attendu, si besoin\u202f: ${names}`,
      `--path: an about-turn does not go to ${name}, expected ${names} if any`,
    )
  }
}

/** Options that the kind has no use for; an about-turn goes nowhere, all else goes somewhere. */
function refuseForeign(call: Call, kind: Route['kind']): void {
  const uses: Readonly<Record<string, readonly Route['kind'][]>> = {
    firer: ['retreat'],
    fought: ['retreat', 'advance'],
    unturned: ['move', 'advance'],
    firing: ['move'],
  }
  for (const [option, kinds] of Object.entries(uses))
    if (word(call, option) !== undefined && !kinds.includes(kind))
      throw new Refusal(
        `--${option}\u202f: sans effet avec --kind ${kind}\u202f; attendu avec ${kinds.join(', ')}`,
        `--${option}: has no effect with --kind ${kind}, expected with ${kinds.join(', ')}`,
      )
  if (kind !== 'about-turn') required(call, 'path')
}

/** The use that the owners make of their attacks, and those that they choose. */
function attacksOf(call: Call, scenario: Scenario, counter: CounterId): Pick<Route, 'attacks' | 'chosen'> {
  const given = word(call, 'attacks')
  const strikes = word(call, 'strikes')
  const attacks = given === undefined ? undefined : oneOf(given, ATTACK_CHOICES, '--attacks')
  if (strikes !== undefined && attacks !== 'chosen')
    throw new Refusal(
      '--strikes\u202f: sans effet\u202f; attendu avec --attacks chosen',
      '--strikes: has no effect, expected with --attacks chosen',
    )
  if (attacks !== 'chosen') return attacks ? { attacks } : {}
  required(call, 'strikes')
  const chosen = list(call, 'strikes').map((strike): ChosenAttack => {
    const at = strike.lastIndexOf('@')
    if (at < 1)
      throw new Refusal(
        `--strikes\u202f: «\u202f${strike}\u202f»\u202f; attendu\u202f: adversaire@case`,
        `--strikes: "${strike}", expected opponent@hex`,
      )
    const opponent = enemyOnMap(scenario, counter, strike.slice(0, at), '--strikes', OF_ANOTHER_SIDE)
    return { opponent, hex: hexKey(hexNamed(scenario, strike.slice(at + 1), '--strikes')) }
  })
  return { attacks, chosen }
}

function stepsOf(call: Call, last: number): number[] {
  return list(call, 'unturned').map((step) => {
    if (/^[1-9]\d{0,3}$/.test(step) && Number(step) <= last) return Number(step)
    throw new Refusal(
      `--unturned\u202f: «\u202f${step}\u202f»\u202f; attendu\u202f: des numéros de pas, de 1 à ${last}`,
      `--unturned: "${step}", expected numbers of steps, from 1 to ${last}`,
    )
  })
}

function firerOf(call: Call, scenario: Scenario): { readonly firer?: Axial } {
  const firer = word(call, 'firer')
  return firer === undefined ? {} : { firer: hexNamed(scenario, firer, '--firer') }
}
