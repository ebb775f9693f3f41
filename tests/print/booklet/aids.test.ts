/** Players' aids: the tables that concern a scenario and no others, as the scenario plays them (PRT-8). */
import { describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { tablesConcerned } from '#shared/print/booklet/aids/concerns'
import { aidGrid, layAids } from '#shared/print/booklet/planAids'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { wordsOfRow } from './pageFaults'
import { galleryScenario } from '../../support/scenarioFiles'

const tablesOf = (scenario: Scenario) => tablesConcerned(scenario, rulesetOf(scenario))
const idsOf = (scenario: Scenario): string[] => tablesOf(scenario).map(({ id }) => id)
const labels = (scenario: Scenario, id: string): string[] =>
  tablesOf(scenario)
    .find((table) => table.id === id)
    ?.rows.map(({ label }) => label.en) ?? []

function wordsOfAid(scenario: Scenario): string {
  const pages = layAids(scenario, rulesetOf(scenario), { grid: aidGrid('a4'), language: 'fr' })
  return pages.flatMap(({ rows }) => rows.map(wordsOfRow)).join(' ')
}

describe('the tables of a scenario', () => {
  it('are those of fire and of riders only where somebody shoots or rides', () => {
    const duel = galleryScenario('infiltration-1')
    expect(idsOf(duel)).toContain('combat-foot')
    expect(idsOf(duel)).toContain('infiltration')
    for (const id of ['fire-foot', 'fire-mounted', 'combat-mounted', 'ranges', 'naphtha-foot'])
      expect(idsOf(duel)).not.toContain(id)
    const sortie = galleryScenario('the-sortie')
    for (const id of ['combat-mounted', 'fire-foot', 'fire-mounted', 'ranges'])
      expect(idsOf(sortie)).toContain(id)
    expect(idsOf(sortie)).not.toContain('naphtha-foot')
    expect(idsOf(galleryScenario('the-breach'))).toContain('naphtha-foot')
  })

  it('are of the sheet that the scenario plays with', () => {
    const barrows = galleryScenario('the-barrows')
    expect(idsOf(barrows)).toContain('advantage-mechanics')
    expect(idsOf(barrows)).not.toContain('advantage-combat')
    const combat = { ...barrows, options: { ...barrows.options, sheet: 'combat' } }
    expect(idsOf(combat)).toContain('advantage-combat')
    expect(idsOf(combat)).not.toContain('advantage-mechanics')
  })

  it('have rows for the ground and the weapons that are there, and for what may come', () => {
    const sortie = galleryScenario('the-sortie')
    expect(labels(sortie, 'terrain')).toContain('wood')
    expect(labels(sortie, 'terrain')).not.toContain('sea')
    expect(labels(sortie, 'ranges')).toContain('crossbow')
    expect(labels(sortie, 'ranges')).not.toContain('dagger')
    const barrows = galleryScenario('the-barrows')
    expect(labels(barrows, 'movement')).not.toContain('wheeled')
    expect(labels(barrows, 'obstacles')).toContain('blaze')
    expect(labels(barrows, 'obstacles')).not.toContain('stakes')
    expect(labels(barrows, 'weather')).toContain('fog')
    expect(labels(barrows, 'weather')).not.toContain('storm')
  })

  it('have no column that only says where a figure comes from', () => {
    const terrain = tablesOf(galleryScenario('the-sortie')).find(({ id }) => id === 'terrain')
    expect(terrain?.columns.map(({ en }) => en)).toEqual(['cost on foot', 'cost mounted', 'cover', 'wooded'])
    for (const { cells } of terrain?.rows ?? []) expect(cells).toHaveLength(4)
  })
})

describe('the aid', () => {
  it('gives the tables with their rules, the sequence of play and the options', () => {
    const words = wordsOfAid(galleryScenario('the-sortie'))
    for (const part of ['Tir offensif', 'comme un bois', 'Infiltration (1D10 modifié)', 'Terrain dégagé'])
      expect(words.replace(/ \/ /g, ' ')).toContain(part)
  })

  it('marks what the scenario has changed, and nothing else', () => {
    const sortie = galleryScenario('the-sortie')
    expect(wordsOfAid(sortie)).not.toContain('†')
    const houseTables = { 'combat-foot': { meanings: { A: 'une égratignure' } } }
    const marked = wordsOfAid({ ...sortie, houseTables })
    expect(marked.match(/pied \(1D10\)[ \u00a0]†/)).not.toBeNull()
    expect(marked.match(/†/g)).toHaveLength(2)
    expect(marked).toContain('table propre à ce scénario')
    expect(marked).toContain('A : une égratignure')
  })
})
