/** Whom a leader commands, or who commands a unit: what counts in the test and the order, and the hexes between (CM-CMD). */
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Localized, localized, signed } from '#shared/i18n/localized'
import { sumOf } from '../../chances/table'
import { type Answer, type AnswerEntry, type AnswerShade } from '#shared/rules/answers/answer'
import { covering, filled, item, list, shade } from '#shared/rules/answers/answerParts'
import { type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { countersOnMap, sideOf } from '#shared/rules/standing/position'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { type CommandHex, commandOrder, commandTest } from '../command/command'
import { judgeCommand } from '../play/commandAct'
import { type FantasyPosition } from '../position/fantasyRules'
import { DIFFICULTIES, DIFFICULTY_NAMES } from '../rows/difficulties'
import { GRADES } from '../rows/profiles'
import { isLeader, type Unit, unitFrom } from '../units/unit'
import { summedItems, whyNot } from './attackWords'
import { ofUnit, type PositionOf } from './inquiredUnit'

const NO_ROLL = localized(
  'le jet, le coût et la portée du commandement ne sont sur aucune de nos fiches\u202f: seul compte ce que les positions y changent',
  'the roll, the cost and the reach of command are on none of our sheets: only what positions change in them is counted',
)

export function commandInquiry(positionOf: PositionOf): InquiryAnswers {
  return ofUnit(positionOf, (position, unit, { friends: [friend] }) => {
    const pairs = pairsOf(position, unit).filter(
      ({ leader, target }) => friend === undefined || leader.id === friend || target.id === friend,
    )
    const [pair] = pairs
    return friend !== undefined && pair ? between(position, pair) : everyone(position, unit, pairs)
  })
}

interface Pair {
  readonly leader: Unit
  readonly target: Unit
}

/** The unit with each other of its side on the map, decoys too: a leader commands them, another is commanded by their leaders. */
function pairsOf(position: FantasyPosition, unit: Unit): Pair[] {
  const { scenario } = position
  const others = countersOnMap(scenario, unit.id)
    .filter(([, counter]) => unit.side !== undefined && sideOf(scenario, counter) === unit.side)
    .map(([id, counter]) => unitFrom(position, id, counter))
  if (isLeader(unit)) return others.map((target) => ({ leader: unit, target }))
  return others
    .filter((other) => isLeader(other) && !other.counter.decoy)
    .map((leader) => ({ leader, target: unit }))
}

/** As the game judges them: the test, and the order of the fewest points. */
function judged(position: FantasyPosition, { leader, target }: Pair) {
  const act = { kind: 'command', leader: leader.id, target: target.id } as const
  const { leastDecoyOrder: points } = position.rules.figures.hiding
  return {
    test: judgeCommand(position, act),
    order: judgeCommand(position, { ...act, order: { points } }),
  }
}

/** @rule CM-CMD-1 @rule CM-CMD-2 @rule CM-CMD-4 @rule CM-HID-3 */
function between(position: FantasyPosition, pair: Pair): Answer {
  const { test, order } = judged(position, pair)
  const { hexes } = commandTest(position, pair)
  const forTest = entry(localized('Test', 'Command test'), test.refused, test.items, test.because)
  const forOrder = entry(
    localized('Ordre particulier', 'Special order'),
    order.refused,
    order.items,
    order.because,
  )
  const grade = gradeItem(position, pair)
  const decoy = pair.target.counter.decoy === true
  return {
    headline: inWords(test.refused, sumOf(test.items), order.refused, sumOf(order.items)),
    open: NO_ROLL,
    lists: [
      list('command', localized('Ce que les positions changent', 'What positions change'), [
        ...(decoy ? [] : [forTest]),
        {
          ...forOrder,
          items: [grade, ...(decoy ? [decoyItem(position, pair.target)] : []), ...(forOrder.items ?? [])],
        },
      ]),
    ],
    shades: shadesOf(hexes),
    because: [because('CM-CMD-1', { counter: pair.target.id })],
  }
}

function entry(
  name: Localized,
  refused: readonly Reason[],
  items: Parameters<typeof summedItems>[0],
  reasons: readonly Reason[],
): AnswerEntry {
  if (refused.length > 0) return { name, value: IMPOSSIBLE, ...whyNot(refused), because: refused }
  return { name, value: sumInWords(sumOf(items)), items: summedItems(items), because: reasons }
}

const IMPOSSIBLE = localized('impossible', 'not possible')

function sumInWords(sum: number): Localized {
  return sum === 0 ? localized('sans changement', 'no change') : localized(signed(sum), signed(sum))
}

/** @rule CM-CMD-2 */
function gradeItem(position: FantasyPosition, pair: Pair) {
  const { grade } = commandOrder(position, pair)
  const name = GRADES.find(({ value }) => value === grade.value)?.name ?? GRADES[0].name
  return item(
    localized('capacité du personnage', 'grade of the leader'),
    name,
    grade.because[0] ?? because('CM-STAT-1', { counter: pair.leader.id }),
  )
}

/** @rule CM-HID-3 */
function decoyItem({ rules }: FantasyPosition, { id }: Unit) {
  const { leastDecoyOrder: points } = rules.figures.hiding
  const s = points > 1 ? 's' : ''
  return item(
    localized('leurre', 'decoy'),
    localized(`${points} point${s} de commandement au moins`, `${points} command point${s} at least`),
    because('CM-HID-3', { counter: id }),
  )
}

function inWords(
  testRefused: readonly Reason[],
  test: number,
  orderRefused: readonly Reason[],
  order: number,
): Localized {
  const forTest = testRefused.length > 0 ? IMPOSSIBLE : sumInWords(test)
  const forOrder = orderRefused.length > 0 ? IMPOSSIBLE : sumInWords(order)
  return localized(
    `test\u202f: ${forTest.fr}, ordre\u202f: ${forOrder.fr}`,
    `test: ${forTest.en}, order: ${forOrder.en}`,
  )
}

/** @rule CM-CMD-1 @rule CM-CMD-2 */
function everyone(position: FantasyPosition, unit: Unit, pairs: readonly Pair[]): Answer {
  const leads = isLeader(unit)
  const ways = pairs.map((pair) => commandTest(position, pair).hexes)
  const entries = pairs.map((pair): AnswerEntry => {
    const other = leads ? pair.target : pair.leader
    const { test, order } = judged(position, pair)
    return {
      counter: other.id,
      hexes: other.hexes,
      value: inWords(test.refused, sumOf(test.items), order.refused, sumOf(order.items)),
      because: [...test.because, ...test.refused, ...order.refused],
    }
  })
  return {
    headline: headlineOf(leads, entries.length),
    ...(entries.length > 0 && { open: NO_ROLL }),
    lists: filled([
      list(
        leads ? 'commands' : 'leaders',
        leads ? localized('Les siens', 'Its own units') : localized('Ses personnages', 'Its leaders'),
        entries,
      ),
    ]),
    shades: shadesOf(ways.flat()),
    because: [because('CM-CMD-1', { counter: unit.id })],
  }
}

function headlineOf(leads: boolean, count: number): Localized {
  if (count === 0)
    return leads
      ? localized('aucune unité à commander', 'no unit to command')
      : localized('aucun personnage de son camp', 'no leader of its side')
  const s = count > 1 ? 's' : ''
  return leads
    ? localized(`${count} unité${s} à commander`, `${count} unit${s} to command`)
    : localized(`${count} personnage${s} de son camp`, `${count} leader${s} of its side`)
}

/** The hexes between, by the class as which they count. @rule CM-CMD-3 @rule CM-CMD-4 */
function shadesOf(hexes: readonly CommandHex[]): AnswerShade[] {
  const areas = DIFFICULTIES.map((difficulty, index) => {
    const counted = new Map<string, Axial>()
    for (const { hex, as } of hexes) if (as === difficulty) counted.set(hexKey(hex), hex)
    const { fr, en } = DIFFICULTY_NAMES[difficulty]
    const name = localized(`entre eux, compte comme ${fr}`, `between them, counts as ${en}`)
    return shade(`as-${difficulty}`, name, index / (DIFFICULTIES.length - 1), [...counted.values()])
  })
  return covering(areas)
}
