/** `info`: the content of a scenario file, in figures. */
import { titleIn } from '#shared/document/authorText'
import { namedIn } from '#shared/document/namedIn'
import type { Scenario } from '#shared/document/types'
import { FORMAT, VERSION } from '#shared/format/version'
import { hexCount } from '#shared/hex/grid'
import type { Language } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import { loadScenario } from '../scenarioFile'
import type { Verb } from '../verb'

export const info: Verb = {
  name: 'info',
  summary: { fr: 'décrit un fichier en chiffres', en: 'describe a file in figures' },
  arguments: '<file>',
  options: [],
  async run({ arguments: [file], language }) {
    const facts = factsOf(namedIn(await loadScenario(file as string), language), language)
    return { json: facts, text: inWords(facts, language) }
  },
}

function factsOf(scenario: Scenario, language: Language) {
  const { map, info: about } = scenario
  const count = (record: object): number => Object.keys(record).length
  const placed = Object.values(scenario.counters).filter(({ hex }) => hex !== undefined).length
  return {
    format: FORMAT,
    version: VERSION,
    title: titleIn(about, language),
    authors: about.authors,
    language: about.language,
    ruleset: scenario.ruleset,
    orientation: map.grid.orientation,
    stagger: map.grid.stagger,
    columns: map.grid.columns,
    rows: map.grid.rows,
    hexMm: map.hexMm,
    halfHexes: map.grid.halfHexes === true,
    numbering: map.numbering.style,
    hexes: hexCount(map.grid),
    hexsides: Object.values(map.hexsides).reduce((sum, bucket) => sum + count(bucket), 0),
    structures: count(map.structures),
    markers: count(map.markers),
    counters: count(scenario.counters),
    countersOnMap: placed,
    counterTypes: count(scenario.counterTypes),
    sides: count(scenario.sides),
    sideNames: Object.values(scenario.sides).map(({ name }) => name),
    boards: count(scenario.boards),
    zones: count(scenario.zones),
    labels: count(scenario.labels),
    images: count(scenario.images),
  }
}

function inWords(facts: ReturnType<typeof factsOf>, language: Language): string {
  const french = language === 'fr'
  const rows: readonly (readonly [string, string, string])[] = [
    ['titre', 'title', facts.title],
    ['règles', 'rules', facts.ruleset],
    ['carte', 'map', `${facts.columns} × ${facts.rows}, ${facts.orientation}, ${facts.hexMm} mm`],
    ['cases', 'hexes', String(facts.hexes)],
    ['bords de case garnis', 'hexsides in use', String(facts.hexsides)],
    [
      'pions',
      'counters',
      `${facts.counters} (${facts.countersOnMap} ${french ? 'sur la carte' : 'on the map'})`,
    ],
    ['types de pion', 'counter types', String(facts.counterTypes)],
    ['camps', 'sides', facts.sideNames.join(', ') || '0'],
    ['zones', 'zones', String(facts.zones)],
    ['images', 'images', String(facts.images)],
  ]
  const width = greatestOf(rows.map(([fr, en]) => (french ? fr : en).length))
  return rows.map(([fr, en, value]) => `${(french ? fr : en).padEnd(width)}  ${value}`).join('\n')
}
