/** The ways in which a step may go astray, with the exact chance of each (CM-WAN). */
import { counterName } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { type Counter } from '#shared/document/armies'
import { type Axial, type HexKey, hexKey, parseHexKey, sameHex } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, neighbor } from '#shared/hex/direction'
import { facingName } from '#shared/hex/facing'
import { onGrid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { grouped } from '#shared/lang/grouped'
import {
  type Answer,
  type AnswerEntry,
  type AnswerItem,
  type AnswerOutcome,
  type AnswerShade,
} from '#shared/rules/answers/answer'
import { filled, item, list, shade } from '#shared/rules/answers/answerParts'
import { addFractions, type Fraction, overCommonDenominator, toNumber } from '../../chances/fraction'
import { type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { type Effect } from '../../resolution/effects'
import { type Judgement } from '../../resolution/play'
import { type PlayState, setUp } from '../../resolution/state'
import { withCounters } from '#shared/rules/standing/position'
import { because } from '#shared/rules/sentences/ruling'
import { contactsOf } from '../engagement/contacts'
import { mayPass } from '../ground/crossing'
import { judgeWandering } from '../play/goAct'
import { type FantasyPosition } from '../position/fantasyRules'
import { type Unit } from '../units/unit'
import { wanderingLevelOfStep } from '../wandering/wanderingLevel'
import { whyNot, ZONE_WORDS } from './attackWords'
import { ofUnit, type PositionOf } from './inquiredUnit'

const PICK = localized(
  'Cliquez la case voisine où il veut aller.',
  'Click the neighbouring hex that it means to enter.',
)

export function wanderingInquiry(positionOf: PositionOf): InquiryAnswers {
  const levelOf = (position: FantasyPosition, unit: Unit): number =>
    wanderingLevelOfStep(position, unit, unit.placement)
  return ofUnit(
    positionOf,
    (position, unit, { to }) => {
      const level = levelOf(position, unit)
      if (level === 0) return noWandering(unit)
      const steps = stepsOf(position, unit)
      if (!to) return everyWay(position, unit, level, steps)
      const step = steps.find(({ hex }) => sameHex(hex, to))
      return step ? oneWay(position, unit, level, step) : notBeside(unit)
    },
    (position, unit) => levelOf(position, unit) > 0,
  )
}

function noWandering({ id }: Unit): Answer {
  const refused = [
    because(
      'CM-WAN-1',
      { counter: id },
      localized('rien n’impose l’errement ici', 'nothing imposes wandering here'),
    ),
  ]
  return { headline: localized('n’erre pas', 'does not wander'), refused, because: refused }
}

function notBeside({ id }: Unit): Answer {
  const refused = [
    because(
      'CM-WAN-1',
      { counter: id },
      localized('ce n’est pas une case voisine', 'this is no neighbouring hex'),
    ),
  ]
  return { headline: localized('pas impossible', 'no step'), refused, because: refused }
}

interface Step {
  readonly way: Direction
  readonly hex: Axial
  readonly judged: Judgement
}

/** The planned step into each neighbour, as the game judges it. */
function stepsOf(position: FantasyPosition, unit: Unit): Step[] {
  const { scenario } = position
  const state: PlayState = setUp(scenario, 'turn')
  const [from] = unit.hexes
  if (!from) return []
  return DIRECTIONS.map((way) => ({
    way,
    hex: neighbor(from, way),
    judged: judgeWandering(position, state, { kind: 'wander', counter: unit.id, way }),
  })).filter(({ hex }) => onGrid(hex, scenario.map.grid))
}

/** @rule CM-WAN-1 @rule CM-WAN-2 */
function oneWay(position: FantasyPosition, unit: Unit, level: number, { hex, judged }: Step): Answer {
  const { refused, outcomes = [], because: reasons } = judged
  const [from = hex] = unit.hexes
  if (refused.length > 0)
    return {
      headline: localized('pas impossible', 'no step'),
      refused,
      because: refused,
      links: [{ kind: 'blocked', from, to: hex }],
    }
  const inWords = outcomes.map((outcome) => outcomeOf(position, unit, outcome))
  return {
    headline: likeliest(inWords),
    items: [levelItem(unit, level)],
    outcomes: inWords,
    shades: shadesOf(unit, judged),
    links: endsOf(unit, judged).map(({ hex: to }) => ({ kind: 'step', from, to })),
    because: [because('CM-WAN-1', { counter: unit.id }), ...reasons],
  }
}

/** Over the faces of the die, as its table has it: "3 in 6". */
function likeliest(outcomes: readonly AnswerOutcome[]): Localized {
  const chances = overCommonDenominator<string>(
    Object.fromEntries(outcomes.map(({ id, chance }) => [id, chance])),
  )
  const [share = '0', of = '1'] = (chances['planned'] ?? '0/1').split('/')
  const s = share === '1' ? '' : 's'
  return localized(`comme prévu\u202f: ${share} chance${s} sur ${of}`, `as planned: ${share} in ${of}`)
}

function levelItem({ id }: Unit, level: number): AnswerItem {
  return item(
    localized('errement', 'wandering'),
    localized(`niveau ${level}, 1D6`, `level ${level}, 1D6`),
    because('CM-WAN-1', { counter: id }),
  )
}

type JudgedOutcome = NonNullable<Judgement['outcomes']>[number]

function outcomeOf(
  position: FantasyPosition,
  unit: Unit,
  { id, name, chance, effects }: JudgedOutcome,
): AnswerOutcome {
  const exposed = exposedTo(position, unit, effects)
  const shaken = effects.some(isShaken)
  return {
    id,
    name,
    chance,
    gravity: shaken ? 2 : id === 'planned' ? 0 : 1,
    then: [...effects.flatMap((effect) => inWords(position, unit, effect)), ...exposed],
    because: [
      ...(shaken ? [because('CM-WAN-2', { counter: unit.id })] : []),
      ...(exposed.length > 0 ? [because('CM-WAN-3', { counter: unit.id })] : []),
    ],
  }
}

/** The foes that engage it from flank or rear where it ends, in words: wandering may leave it so. @rule CM-WAN-3 */
function exposedTo(position: FantasyPosition, unit: Unit, effects: readonly Effect[]): Localized[] {
  const moved = effects.find((effect) => effect.kind === 'moved' && effect.counter === unit.id)
  if (moved?.kind !== 'moved') return []
  const { hex, facing, placement = unit.placement } = moved
  const after = withCounters(position, [[unit.id, { hex, facing, placement }]])
  return contactsOf(after, unit.id).flatMap(({ foe, engagedBy }): Localized[] => {
    const zone = engagedBy.value.map((one) => one.zone).find((one) => one !== 'front')
    if (!zone) return []
    const name = counterName(position.scenario, foe)
    const { fr, en } = ZONE_WORDS[zone]
    return [localized(`${name} l’engage ${fr}`, `${name} engages it ${en}`)]
  })
}

function isShaken(effect: Effect): boolean {
  return effect.kind === 'state' && effect.status?.['cohesion'] === 'shaken'
}

/** All that a roll brings about: where it ends, how it faces, who is shaken or revealed. */
function inWords({ scenario }: FantasyPosition, unit: Unit, effect: Effect): Localized[] {
  if (effect.kind === 'moved') {
    const [own] = unit.hexes
    const hex = parseHexKey(effect.hex)
    const turned = !sameFacing(effect.facing, unit.counter.facing)
    const facing = facingName(effect.facing, scenario.map.grid)
    const place = nameOfHex(scenario, hex)
    return [
      own && sameHex(own, hex)
        ? localized('reste sur place', 'stays where it is')
        : localized(`va en ${place}`, `goes to ${place}`),
      ...(turned ? [localized(`fait face à ${facing}`, `faces ${facing}`)] : []),
    ]
  }
  if (isShaken(effect)) return [localized('ébranlée', 'shaken')]
  if (effect.kind === 'removed')
    return [localized('un leurre est révélé et retiré', 'a decoy is revealed and removed')]
  if (effect.kind === 'state' && effect.hidden === false)
    return [
      effect.counter === unit.id
        ? localized('se révèle', 'is revealed')
        : localized('révèle une unité cachée', 'a hidden unit is revealed'),
    ]
  return []
}

function sameFacing(a: Counter['facing'], b: Counter['facing']): boolean {
  return a.kind === b.kind && a.index === b.index
}

interface End {
  readonly hex: Axial
  readonly chance: Fraction
}

/** The hexes where the unit may end, each with its chance. */
function endsOf(unit: Unit, { outcomes = [] }: Judgement): End[] {
  const ends: End[] = []
  for (const { chance, effects } of outcomes) {
    const moved = effects.find((effect) => effect.kind === 'moved' && effect.counter === unit.id)
    if (moved?.kind !== 'moved') continue
    const hex = parseHexKey(moved.hex)
    const known = ends.findIndex((end) => sameHex(end.hex, hex))
    const before = ends[known]
    if (before) ends[known] = { hex, chance: addFractions(before.chance, chance) }
    else ends.push({ hex, chance })
  }
  return ends
}

/** The hexes of each chance of one planned step, the likeliest first. */
function shadesOf(unit: Unit, judged: Judgement): AnswerShade[] {
  const ends = endsOf(unit, judged).toSorted((a, b) => toNumber(b.chance) - toNumber(a.chance))
  const texts = overCommonDenominator<HexKey>(
    Object.fromEntries(ends.map(({ hex, chance }) => [hexKey(hex), chance])),
  )
  const textOf = ({ hex }: End): string => texts[hexKey(hex)] ?? ''
  return grouped(ends, textOf).map((alike) => {
    const text = textOf(alike[0])
    return shade(
      `end-${text.replace('/', '-of-')}`,
      localized(`finit ici\u202f: ${text}`, `ends here: ${text}`),
      toNumber(alike[0].chance),
      alike.map(({ hex }) => hex),
      text,
    )
  })
}

/** The reason why it could not enter the hex even when all went as planned. @rule CM-WAN-2 */
function closedHex(position: FantasyPosition, unit: Unit, hex: Axial): { readonly value?: Localized } {
  const [from] = unit.hexes
  const passage = from && mayPass(position, unit, from, hex, unit.placement)
  return passage?.value === 'never' ? whyNot(passage.because) : {}
}

/** No neighbour picked yet: each way that it may plan, with its chances. */
function everyWay(position: FantasyPosition, unit: Unit, level: number, steps: readonly Step[]): Answer {
  const open = steps.filter(({ judged }) => judged.refused.length === 0)
  const closed = steps.filter(({ judged }) => judged.refused.length > 0)
  return {
    headline: localized(`niveau ${level}`, `level ${level}`),
    wanted: PICK,
    items: [levelItem(unit, level)],
    lists: filled([
      list(
        'ways',
        localized('S’il veut aller en', 'If it means to go to'),
        open.map(({ hex, judged }): AnswerEntry => ({
          hexes: [hex],
          ...closedHex(position, unit, hex),
          outcomes: (judged.outcomes ?? []).map((outcome) => outcomeOf(position, unit, outcome)),
          because: judged.because,
        })),
      ),
      list(
        'closed',
        localized('Il ne peut pas vouloir aller en', 'It may not plan to go to'),
        closed.map(({ hex, judged }): AnswerEntry => ({
          hexes: [hex],
          ...whyNot(judged.refused),
          because: judged.refused,
        })),
      ),
    ]),
    because: [because('CM-WAN-1', { counter: unit.id })],
  }
}
