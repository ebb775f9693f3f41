/** Victory: each side's ways to it as a list by level, then the author's own words. */
import { called } from '#shared/document/called'
import { textIn } from '#shared/document/authorText'
import { conditionInWords } from '#shared/document/inWords/condition'
import { LEVEL_NAMES } from '#shared/document/levelNames'
import { joinInWords, victoryInWords } from '#shared/document/inWords/victory'
import { sidesInOrder } from '#shared/document/turnTrack'
import { type SideId, type VictoryId } from '#shared/document/ids'
import { type Victory } from '#shared/document/game'
import { colon, localized, sameInBoth } from '#shared/i18n/localized'
import { pointsOf } from '#shared/document/inWords/points'
import { type Block } from '../blocks/blocks'
import { span, type Spans } from '../text/spans'
import { printedText } from '../text/typography'
import { authorBlocks } from './markupBlocks'
import { type BookletSection, type BookletSubject, capital, said, saidFirst } from './subject'

const TEXT = {
  title: localized('Conditions de victoire', 'Victory conditions'),
  nobody: localized('Sans vainqueur', 'No victor'),
}

/** Undefined for a scenario that says nothing of it. */
export function victorySection(subject: BookletSubject): BookletSection | undefined {
  const { scenario, language } = subject
  const ways = Object.entries(scenario.victory) as [VictoryId, Victory][]
  const sides: (SideId | undefined)[] = [...sidesInOrder(scenario), undefined]
  const own = authorBlocks(scenario.texts.victory, language)
  const blocks: Block[] = [
    ...sides.flatMap((side) => {
      const of = ways.filter(([, way]) => way.side === side).map(([, way]) => way)
      return of.length > 0 ? sideBlocks(subject, side, of) : []
    }),
    ...strangers(subject, ways),
    ...own,
  ]
  return blocks.length === 0 ? undefined : { title: TEXT.title, parts: [{ across: 'columns', blocks }] }
}

function sideBlocks(subject: BookletSubject, side: SideId | undefined, ways: readonly Victory[]): Block[] {
  const name = side === undefined ? TEXT.nobody : sameInBoth(called(subject.scenario.sides[side], side))
  return [
    { kind: 'heading', level: 2, text: saidFirst(subject, name) },
    ...ways.flatMap((way) => wayBlocks(subject, way)),
  ]
}

/** Says in a sentence each the ways to victory of sides that the scenario no longer has. */
function strangers(subject: BookletSubject, ways: readonly (readonly [VictoryId, Victory])[]): Block[] {
  const { scenario } = subject
  return ways
    .filter(([, { side }]) => side !== undefined && !(side in scenario.sides))
    .map(([, way]) => ({ kind: 'paragraph', spans: [span(said(subject, victoryInWords(scenario, way)))] }))
}

/** "Victoire décisive : si toutes ces conditions sont remplies", and a list of them; one condition stands in the line. */
function wayBlocks(subject: BookletSubject, way: Victory): Block[] {
  const { scenario, language } = subject
  const level: Spans = [span(`${said(subject, LEVEL_NAMES[way.level])}${colon(language)} `, 'serif-bold')]
  const text = textIn(way.text, language)
  const own: Block[] =
    text === '' ? [] : [{ kind: 'paragraph', spans: [span(printedText(text, language), 'serif-italic')] }]
  if (way.conditions.length === 0) {
    const isOnlyText = text !== ''
    const sentence = said(subject, victoryInWords(scenario, way))
    return isOnlyText
      ? [{ kind: 'paragraph', flush: true, spans: [...level, span(printedText(text, language))] }]
      : [{ kind: 'paragraph', flush: true, spans: [...level, span(sentence)] }]
  }
  const conditions = way.conditions.map((condition) =>
    said(
      subject,
      conditionInWords(
        scenario,
        way.join === 'points' ? { ...condition, points: pointsOf(condition) } : condition,
        way.side,
      ),
    ),
  )
  const [only] = conditions
  if (conditions.length === 1 && way.join !== 'points')
    return [{ kind: 'paragraph', flush: true, spans: [...level, span(`${capital(only ?? '')}.`)] }, ...own]
  return [
    {
      kind: 'paragraph',
      flush: true,
      introduces: true,
      spans: [...level, span(`${said(subject, joinInWords(way))}${colon(language)}`)],
    },
    {
      kind: 'list',
      numbered: false,
      items: conditions.map((words, index) => [
        span(`${words}${index === conditions.length - 1 ? '.' : `${language === 'fr' ? '\u202f' : ''};`}`),
      ]),
    },
    ...own,
  ]
}
