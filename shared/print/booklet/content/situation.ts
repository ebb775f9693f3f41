/** The beginning of a booklet: the background of the game, and its frame in a few lines. */
import { called } from '#shared/document/called'
import { hasText } from '#shared/document/authorText'
import { startValuesOf, FOGS, LIGHTS, WEATHERS, WINDS } from '#shared/document/startValues'
import { sidesInOrder } from '#shared/document/turnTrack'
import { hexCount } from '#shared/hex/grid'
import { colon, formatNumber, localized } from '#shared/i18n/localized'
import { type Block } from '../blocks/blocks'
import { span, type Spans } from '../text/spans'
import { authorBlocks } from './markupBlocks'
import { type BookletSection, type BookletSubject, said } from './subject'

const TEXT = {
  title: localized('Situation', 'Situation'),
  brief: localized('En bref', 'In brief'),
  rules: localized('Règles', 'Rules'),
  sides: localized('Camps', 'Sides'),
  order: localized('dans l’ordre du jeu', 'in order of play'),
  turns: localized('Durée', 'Length'),
  open: localized('sans limite de tours', 'no limit of turns'),
  map: localized('Carte', 'Map'),
  hexes: localized('cases', 'hexes'),
  weather: localized('Au début', 'At the start'),
  wind: localized('vent', 'wind'),
}

/** The section; the background is left out where there is none. */
export function situationSection(subject: BookletSubject): BookletSection {
  const { texts } = subject.scenario
  const background = hasText(texts.background) ? authorBlocks(texts.background, subject.language) : []
  return { title: TEXT.title, parts: [{ across: 'columns', blocks: [...background, ...brief(subject)] }] }
}

function brief(subject: BookletSubject): Block[] {
  const { scenario, ruleset, language } = subject
  const { grid } = scenario.map
  const count = scenario.turns?.count
  const sides = sidesInOrder(scenario).map((id) => called(scenario.sides[id], id))
  const turns = localized(
    count === 1 ? '1 tour' : `${count} tours`,
    count === 1 ? '1 turn' : `${count} turns`,
  )
  const items: Spans[] = [
    entry(subject, TEXT.rules, said(subject, ruleset.name)),
    ...(sides.length > 0
      ? [entry(subject, TEXT.sides, `${sides.join(', ')} (${said(subject, TEXT.order)})`)]
      : []),
    entry(subject, TEXT.turns, said(subject, count === undefined ? TEXT.open : turns)),
    entry(
      subject,
      TEXT.map,
      `${grid.columns}\u202f×\u202f${grid.rows}, ${formatNumber(hexCount(grid), language)}\u00a0${said(subject, TEXT.hexes)}`,
    ),
    ...(scenario.start || ruleset.scenarioParts.includes('start') ? [weather(subject)] : []),
  ]
  return [
    { kind: 'heading', level: 2, text: said(subject, TEXT.brief) },
    { kind: 'list', numbered: false, items, together: true },
  ]
}

function weather(subject: BookletSubject): Spans {
  const start = startValuesOf(subject.scenario)
  const words = [
    LIGHTS[start.light],
    WEATHERS[start.weather],
    localized(`${TEXT.wind.fr}\u202f: ${WINDS[start.wind].fr}`, `${TEXT.wind.en}: ${WINDS[start.wind].en}`),
    FOGS[start.fog],
  ]
  return entry(subject, TEXT.weather, words.map((one) => said(subject, one)).join(', '))
}

function entry(subject: BookletSubject, name: { fr: string; en: string }, words: string): Spans {
  return [span(`${said(subject, name)}${colon(subject.language)} `, 'serif-italic'), span(words), span('.')]
}
