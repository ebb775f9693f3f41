/** The forces: each side with what the author says of it, its order of battle, and the table of its counters. */
import { times } from '#shared/document/inWords/lists'
import { counterName, sideOf } from '#shared/document/counters'
import { entryOf } from '#shared/document/entry'
import { groupTree } from '#shared/document/groups'
import { placeInWords } from '#shared/document/inWords/placeInWords'
import { WING_ORDERS } from '#shared/document/inWords/wing'
import { sidesInOrder } from '#shared/document/turnTrack'
import { type Counter, type Group } from '#shared/document/armies'
import { type GroupId, type SideId } from '#shared/document/ids'
import { colon, localized } from '#shared/i18n/localized'
import { type Block } from '../blocks/blocks'
import { span, type Spans } from '../text/spans'
import { printedText } from '../text/typography'
import { type BookletSection, type BookletSubject, said, saidFirst, type SectionPart } from './subject'
import { armyTitle, unitTable } from './unitTable'

const TEXT = {
  title: localized('Forces en présence', 'Forces'),
  commander: localized('Commandant', 'Commander'),
  order: localized('Ordre de bataille', 'Order of battle'),
  leader: localized('chef', 'leader'),
  wing: localized('consigne', 'order'),
  morale: localized('moral', 'morale'),
  rest: localized('repos', 'rest'),
  retreats: localized('se retire par', 'retreats by'),
}

/** Undefined for a scenario without sides. */
export function forcesSection(subject: BookletSubject): BookletSection | undefined {
  const sides = sidesInOrder(subject.scenario)
  if (sides.length === 0) return undefined
  return { title: TEXT.title, parts: sides.flatMap((side) => sideParts(subject, side)) }
}

/** All across the page: a side's table belongs below its words. */
function sideParts(subject: BookletSubject, side: SideId): SectionPart[] {
  const table = unitTable(subject, side)
  const blocks: Block[] = [
    { kind: 'heading', level: 2, text: armyTitle(subject, side) },
    ...notesOf(subject, side, table !== undefined),
    ...(table ? [table] : []),
  ]
  return [
    { across: 'page', blocks },
    ...orderOfBattle(subject, side).map((part) => ({ across: 'columns' as const, blocks: part })),
  ]
}

function notesOf({ scenario, language }: BookletSubject, id: SideId, introduces: boolean): Block[] {
  const side = scenario.sides[id]
  const commander = side?.commander
  const words: Spans = [
    ...(side?.notes ? [span(printedText(side.notes, language))] : []),
    ...(commander !== undefined && scenario.counters[commander]
      ? [
          span(`${side?.notes ? ' ' : ''}${TEXT.commander[language]}${colon(language)} `),
          span(counterName(scenario, commander), 'serif-italic'),
          span('.'),
        ]
      : []),
  ]
  if (words.length === 0) return []
  return [{ kind: 'paragraph', spans: words, ...(introduces && { introduces: true }) }]
}

function orderOfBattle(subject: BookletSubject, side: SideId): Block[][] {
  const tree = groupTree(subject.scenario.groups, side)
  if (tree.length === 0) return []
  const items = tree.map(({ id, group }) => groupInWords(subject, id, group))
  return [
    [
      { kind: 'heading', level: 3, text: said(subject, TEXT.order) },
      { kind: 'list', numbered: false, items },
    ],
  ]
}

/** "Le guet (chef : dame Aude) : 2 × Capitaine, 3 × Milicien. Consigne : défense, moral 8, repos 8." */
function groupInWords(subject: BookletSubject, id: GroupId, group: Group): Spans {
  const { scenario, language } = subject
  const { leader, note } = group
  const led =
    leader !== undefined && scenario.counters[leader]
      ? ` (${said(subject, TEXT.leader)}${colon(language)} ${counterName(scenario, leader)})`
      : ''
  const members = membersOf(subject, id)
  return [
    span(group.name, 'serif-bold'),
    span(`${led}${members ? `${colon(language)} ${members}` : ''}.`),
    ...(group.wing ? [span(` ${wingInWords(subject, group.wing)}`)] : []),
    ...(note ? [span(` ${printedText(note, language)}`, 'serif-italic')] : []),
  ]
}

function membersOf({ scenario }: BookletSubject, group: GroupId): string {
  const counts = new Map<string, number>()
  for (const counter of Object.values<Counter>(scenario.counters)) {
    if (counter.group !== group || counter.decoy || entryOf(counter).kind === 'spare') continue
    if (sideOf(scenario, counter) === undefined) continue
    const name = counter.name || (scenario.counterTypes[counter.type]?.name ?? counter.type)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => times(count, name)).join(', ')
}

function wingInWords(subject: BookletSubject, wing: NonNullable<Group['wing']>): string {
  const { order, morale, rest, retreatEdge } = wing
  const { language, scenario } = subject
  const edge = retreatEdge && placeInWords(scenario, { kind: 'edge', ...retreatEdge })
  const parts = [
    `${saidFirst(subject, TEXT.wing)}${colon(language)} ${said(subject, WING_ORDERS[order])}`,
    `${said(subject, TEXT.morale)}\u00a0${morale}`,
    `${said(subject, TEXT.rest)}\u00a0${rest}`,
    ...(edge ? [`${said(subject, TEXT.retreats)} ${article(said(subject, edge), language)}`] : []),
  ]
  return `${parts.join(', ')}.`
}

// "bord gauche de A2 à A5" is said in short: a sentence wants its article.
function article(edge: string, language: 'fr' | 'en'): string {
  return language === 'fr' ? `le ${edge}` : `the ${edge}`
}
