/** The question where several characters may advance as one, by which ways, at what cost, and who may strike at them (SV-GRP). */
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { nameOfHex } from '#shared/document/placeNames'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import { type Answer, type AnswerEntry, refusedAnswer } from '#shared/rules/answers/answer'
import { covering, filled, item, list, placed, shade } from '#shared/rules/answers/answerParts'
import { type Inquiry, type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { because } from '#shared/rules/sentences/ruling'
import { NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'
import { type GroupWay, groupWays, wayInto } from '../groups/groupWays'
import { groupStanding, hexesEntered } from '../groups/groupAdvance'
import { formShieldWall } from '../groups/shieldWall'
import { attacksAlong, passageOf } from '../infiltration/opportunity'
import { type MedievalPosition, type MedievalRules } from '../rules/medievalRules'
import { planMovement } from '../ways/planMovement'
import { brokenBy, groupInquiry, joining } from './groupMembers'
import { points } from './inWords'

/** @rule SV-GRP-1 @rule SV-WAL-1 */
export function groupAdvanceInquiry(rules: MedievalRules): InquiryAnswers {
  return { asksTurn: 'events', ...groupInquiry(rules, answer) }
}

const NO_GROUP = localized('pas d’avance de groupe', 'no group advance')
const ALONE = localized(
  'personne à ses côtés ne peut avancer avec lui',
  'nobody beside it may advance with it',
)
const AS_A_WALL = localized('en mur de boucliers', 'as a shield wall')
const AS_A_GROUP = localized('avance de groupe', 'group advance')

function answer(
  position: MedievalPosition,
  members: readonly CounterId[],
  { turn = NOTHING_HAPPENED, to }: Inquiry,
): Answer {
  const { scenario } = position
  const joins = joining(position, members, [because('SV-GRP-1')], (enlarged) => {
    if (groupStanding(position, enlarged).refused.length > 0) return undefined
    return formShieldWall(position, enlarged).value ? AS_A_WALL : AS_A_GROUP
  })
  const lists = [list('joins', localized('Peuvent avancer avec lui', 'May advance with it'), joins)]
  if (members.length < 2)
    return {
      headline: joins.length === 0 ? ALONE : withHowMany(joins.length),
      wanted: localized('Cliquez ceux qui avancent avec lui.', 'Click those who advance with it.'),
      lists: filled(lists),
      because: [because('SV-GRP-1')],
    }
  const { group, refused } = groupStanding(position, members, { memory: turn })
  if (refused.length > 0) {
    const reasons = refused.map(({ reason }) => reason)
    return { ...refusedAnswer(brokenBy(scenario, reasons, NO_GROUP), reasons), lists: filled(lists) }
  }
  const wall = formShieldWall(position, members)
  const items = [
    item(
      localized('points du plus lent', 'points of the slowest'),
      points(group.allowance),
      group.limited ?? because('SV-GRP-1'),
    ),
    ...(wall.value
      ? [item(localized('mur de boucliers', 'shield wall'), AS_A_WALL, because('SV-WAL-1'))]
      : []),
  ]
  const ways = groupWays(position, members, { memory: turn })
  const reasons = [because('SV-GRP-1'), ...(wall.value ? wall.because : [])]
  if (!to)
    return {
      headline: countOf(ways.length),
      wanted: localized('Cliquez la case où il doit arriver.', 'Click the hex where it is to arrive.'),
      items,
      lists: filled(lists),
      shades: shadesOf(ways),
      because: reasons,
    }
  const way = wayInto(ways, to)
  if (!way)
    return {
      ...refusedAnswer(
        localized('aucune avance du groupe jusque-là', 'no advance of the group there'),
        reasons,
      ),
      items,
    }
  const { strikes, open } = strikesAlong(position, members, way, turn)
  return {
    headline: points(way.cost),
    items,
    ...(open && { open }),
    lists: filled([
      list(
        'ways',
        localized('Chacun son trajet', 'The way of each'),
        members.map((_, index) => memberEntry(position, way, index)),
      ),
      list(
        'strikes',
        localized('Attaques d’opportunité possibles en chemin', 'Opportunity attacks on the way'),
        strikes,
      ),
    ]),
    ways: members.map((_, index) => ({
      path: pathOf(position, way, index),
      rank: index === 0 ? 'best' : 'other',
    })),
    because: [...reasons, ...strikes.flatMap((one) => one.because)],
  }
}

function withHowMany(count: number): Localized {
  return localized(
    count === 1 ? 'peut avancer avec 1 autre' : `peut avancer avec ${count} autres`,
    count === 1 ? 'may advance with 1 other' : `may advance with ${count} others`,
  )
}

function countOf(count: number): Localized {
  if (count === 0) return localized('le groupe ne peut avancer nulle part', 'the group can advance nowhere')
  return count === 1
    ? localized('avec tout le groupe, 1 case accessible', 'with the whole group, 1 hex in reach')
    : localized(
        `avec tout le groupe, ${count} cases accessibles`,
        `with the whole group, ${count} hexes in reach`,
      )
}

/** One area for each cost, by where the first member ends. */
function shadesOf(ways: readonly GroupWay[]) {
  const most = Math.max(1, greatestOf(ways.map(({ cost }) => cost)))
  const costs = [...new Set(ways.map(({ cost }) => cost))].sort((a, b) => a - b)
  return covering(
    costs.map((cost) => {
      const hexes = ways
        .filter((way) => way.cost === cost)
        .flatMap(({ end }) => end.members[0]?.stance.hex ?? [])
      return shade(`cost-${cost}`, points(cost), cost / most, hexes, String(cost))
    }),
  )
}

function pathOf({ scenario }: MedievalPosition, { end, paths }: GroupWay, index: number) {
  const id = end.members[index]?.id
  const start = id === undefined ? [] : (placed(scenario, id).hexes ?? []).slice(0, 1)
  return [...start, ...(paths[index] ?? [])]
}

function memberEntry(position: MedievalPosition, way: GroupWay, index: number): AnswerEntry {
  const { scenario } = position
  const { id, stance } = way.end.members[index] ?? {}
  if (id === undefined || !stance) throw new Error(`the group has no member ${index}`)
  const path = pathOf(position, way, index)
  return {
    counter: id,
    hexes: stance.covers,
    value: sameInBoth(path.map((hex) => nameOfHex(scenario, hex)).join(' → ')),
    way: { path, rank: 'other' },
    stands: way.end.members.map((member) => ({
      counter: member.id,
      hex: member.stance.hex,
      facing: member.stance.facing,
    })),
    because: [because('SV-GRP-1', { counter: id })],
  }
}

/** The rolls that opponents may make at each member; what they make of the group is left open by the source. */
function strikesAlong(
  position: MedievalPosition,
  members: readonly CounterId[],
  { paths }: GroupWay,
  turn: TurnMemory,
): { readonly strikes: readonly AnswerEntry[]; readonly open?: Localized } {
  const { scenario } = position
  const strikes = members.flatMap((counter, index) => {
    const [start] = placed(scenario, counter).hexes ?? []
    const path = start ? hexesEntered(start, paths[index] ?? []) : []
    const planned = planMovement(position, { counter, kind: 'move', path })
    const { tests } = attacksAlong(position, passageOf(counter, 'move', planned), turn)
    return tests.map(({ opponent, because: reasons }): AnswerEntry => ({
      ...placed(scenario, opponent),
      name: sameInBoth(`${counterName(scenario, opponent)} → ${counterName(scenario, counter)}`),
      because: reasons,
    }))
  })
  if (strikes.length === 0) return { strikes }
  return {
    strikes,
    open: localized(
      'la source ne dit pas ce qu’il advient du groupe quand l’un des siens est arrêté',
      'the source does not say what becomes of the group when one of it is stopped',
    ),
  }
}
