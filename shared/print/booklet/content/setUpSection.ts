/** The set-up: the map with zones and counters across the page, then each side in words, and the author's own. */
import { type Zone } from '#shared/document/types'
import { setUpInWords } from '#shared/document/inWords/setUp'
import { mapInWords } from '#shared/document/inWords/columnsAndRows'
import { setUpOf } from '#shared/document/setUp'
import { sidesInOrder } from '#shared/document/turnTrack'
import { localized } from '#shared/i18n/localized'
import { type Block } from '../blocks/blocks'
import { span } from '../text/spans'
import { legendTable } from './legend'
import { mapDetails } from './mapDetails'
import { mapFigure, playersScene } from './mapFigure'
import { authorBlocks } from './markupBlocks'
import { type BookletSection, type BookletSubject, said } from './subject'

const TEXT = {
  title: localized('Carte et mise en place', 'Map and set-up'),
  map: localized('La carte au début de la partie.', 'The map as the game begins.'),
  zones: localized(
    'La carte au début de la partie, avec les zones de mise en place, d’entrée et d’objectif.',
    'The map as the game begins, with the zones of set-up, entry and objectives.',
  ),
  none: localized(
    'Chaque pion commence où la carte le montre.',
    'Each counter begins where the map shows it.',
  ),
}

/** @param share of the page's width that the map takes, at most 1 */
export function setUpSection(subject: BookletSubject, share: number): BookletSection {
  const { scenario, language } = subject
  const scene = playersScene(subject)
  const hasZones = Object.values<Zone>(scenario.zones).length > 0
  const figure = mapFigure(scene, subject, {
    caption: [span(said(subject, hasZones ? TEXT.zones : TEXT.map), 'serif-italic')],
    alt: said(subject, mapInWords(subject.scenario.map.grid)),
    share,
  })
  const own = authorBlocks(scenario.texts.setUp, language)
  const legend = legendTable(subject)
  const words: Block[] = [
    ...sidesInWords(subject),
    ...own,
    ...mapDetails(subject, scene, scenario.texts.setUp),
  ]
  return {
    title: TEXT.title,
    parts: [
      { across: 'page', blocks: legend ? [{ ...figure, introduces: true }, legend] : [figure] },
      { across: 'columns', blocks: words },
    ],
  }
}

/** In the order in which they set up. */
function sidesInWords(subject: BookletSubject): Block[] {
  const { scenario } = subject
  const sides = sidesInOrder(scenario)
    .flatMap((id) => {
      const side = scenario.sides[id]
      return side ? [{ id, order: setUpOf(side).order, told: side.setUp !== undefined }] : []
    })
    .sort((a, b) => a.order - b.order)
  if (!sides.some(({ told }) => told)) return [{ kind: 'paragraph', spans: [span(said(subject, TEXT.none))] }]
  return [
    {
      kind: 'list',
      numbered: false,
      items: sides.map(({ id }) => [span(said(subject, setUpInWords(scenario, id)))]),
    },
  ]
}
