/** XCH-7: differences and conflicts in the words of a designer, in both languages. */
import { describe, expect, it } from 'vitest'
import { richScenario } from '../format/richScenario'
import { testBoard, withHexsides } from '../support/board'
import { edited } from './randomEdits'
import { withEdits } from '../support/applyCall'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { type Json } from '#shared/json/extra'
import { createRng } from '#shared/lang/rng'
import { leafChanges } from '#shared/versions/difference'
import { questionsInWords } from '#shared/versions/inWords/conflictsInWords'
import { differencesInWords } from '#shared/versions/inWords/differenceInWords'
import { merge } from '#shared/versions/merge'

const words = (before: Scenario, after: Scenario) =>
  differencesInWords(before, after).map(({ text }) => [text.fr, text.en])

const base = testBoard({
  hexsides: { 'F7/F8': 'wall', 'C3/C4': 'wall' },
  counters: { perrin: { type: 'crusaders-soldier', name: 'Perrin', at: 'C5' } },
})
const hex = (col: number, row: number) => hexKey(toAxial({ col, row }, base.map.grid))

describe('differences in words', () => {
  it('say a wall that went, a counter that moved, a title that changed', () => {
    const side = Object.keys(testBoard({ hexsides: { 'F7/F8': 'wall' } }).map.hexsides['0'] ?? {})
    const changed = withEdits(
      base,
      ['clear-hexside', { sides: side }],
      ['move-counters', { moves: [{ counter: 'perrin', hex: hex(3, 5) }] }],
      ['edit-info', { change: { title: 'Le siège' } }],
    )
    expect(words(base, changed)).toEqual([
      ['titre «\u202fTest\u202f» → «\u202fLe siège\u202f»', 'title “Test” → “Le siège”'],
      ['retiré\u202f: mur F7/F8', 'wall F7/F8 removed'],
      [
        'pion Perrin (Crusaders-soldier)\u202f: de C5 à D6',
        'counter Perrin (Crusaders-soldier): from C5 to D6',
      ].map((text) =>
        text.replace('Crusaders-soldier', base.counterTypes['crusaders-soldier' as never]!['name']),
      ),
    ])
  })

  it('say hexes that changed alike together, the first eight by name', () => {
    const hexes = Array.from({ length: 12 }, (_, col) => hex(col, 3))
    expect(words(base, withEdits(base, ['paint-terrain', { hexes, terrain: 'wood' }]))).toEqual([
      [
        '12 cases (A4, B4, C4, D4, E4, F4, G4, H4, …)\u202f: terrain dégagé devient bois',
        '12 hexes (A4, B4, C4, D4, E4, F4, G4, H4, …): clear to wood',
      ],
    ])
    expect(
      words(base, withEdits(base, ['set-elevation', { hexes: [hex(0, 0)], mode: 'set', value: 2 }])),
    ).toEqual([['A1\u202f: niveau 0 devient niveau 2', 'A1: level 0 to level 2']])
  })

  it('say numbers of pieces for VASSAL in one line, however many there are', () => {
    const gpids = { 'counter/perrin': 5, 'zone/camp': 6 }
    expect(words(base, withEdits(base, ['keep-vassal-gpids', { gpids }]))).toEqual([
      ['numéros des pièces pour VASSAL', 'numbers of pieces for VASSAL'],
    ])
  })

  it('say of a part of the cards that its author says nothing of that it is as designed', () => {
    const designed = (shows: Json): Scenario =>
      withEdits(base, ['set-card-design', { design: { base: 'figure', shows } }])
    expect(words(designed({ hex: true }), designed({ name: false, code: true }))).toEqual([
      [
        'dessin des pions\u202f: parties montrées case oui → selon le dessin, parties montrées nom selon le dessin → non, parties montrées sigle selon le dessin → oui',
        'card design: parts shown hex yes → as designed, parts shown name as designed → no, parts shown abbreviation as designed → yes',
      ],
    ])
    const versions = { mine: designed({ hex: true }), theirs: designed({ name: false }) }
    expect(questionsInWords(versions, merge(versions).conflicts)).toMatchObject([
      { mine: { fr: 'oui', en: 'yes' }, theirs: { fr: 'selon le dessin', en: 'as designed' } },
      { mine: { fr: 'selon le dessin', en: 'as designed' }, theirs: { fr: 'non', en: 'no' } },
    ])
  })

  it('say of a hexside that one version alone has keys that no version knows', () => {
    const withKeys = (extra: Json): Scenario =>
      withHexsides(base, ['D4/D5'], { way: { feature: 'road' }, extra } as never)
    const versions = {
      mine: withHexsides(base, ['D4/D5'], { way: { feature: 'road' } }),
      theirs: withKeys({ later: true }),
    }
    expect(questionsInWords(versions, merge(versions).conflicts)).toMatchObject([
      { about: { en: 'D4/D5' }, mine: { en: 'none' }, theirs: { fr: '1 élément', en: '1 item' } },
    ])
  })

  it('lead to the hexes and hexsides of what they are about, and another order nowhere', () => {
    const places = (changed: Scenario) => differencesInWords(base, changed).map((one) => one.places)
    const [a, b, c] = [hex(2, 2), hex(3, 5), hex(4, 4)]
    const zone = (hexes: readonly string[]) =>
      ({ ...base, zones: { z: { name: 'Camp', kind: 'setup', hexes } } }) as unknown as Scenario
    const turned = differencesInWords(zone([a, b]), zone([b, a, c]))
    expect(turned).toMatchObject([
      { text: { en: 'zone “Camp”: +1 hex, order of hex' }, places: { hexes: [c] } },
    ])
    expect(differencesInWords(zone([a, b]), zone([b, a]))).toMatchObject([
      { text: { en: 'zone “Camp”: order of hex' }, places: { hexes: [], hexsides: [] } },
    ])
    // A hex that is there twice is the same place.
    expect(differencesInWords(zone([a, b]), zone([a, b, b]))).toMatchObject([{ places: { hexes: [b] } }])
    const inState = (status: Json) =>
      ({
        ...base,
        counters: { perrin: { ...Object.values(base.counters)[0], status } },
      }) as unknown as Scenario
    const other = differencesInWords(
      inState({ stunned: true, dead: true }),
      inState({ dead: true, stunned: true }),
    )
    expect(other).toMatchObject([
      { text: { en: 'counter Perrin (Soldier): order of state' }, places: { counters: ['perrin'] } },
    ])
    const [normans] = Object.keys(base.sides)
    const side = '2,2,1'
    const victory = {
      side: normans,
      level: 'victory',
      join: 'all',
      conditions: [
        { kind: 'hold', place: { kind: 'hexes', hexes: [a, b] }, by: 'presence' },
        { kind: 'break', hexes: [], hexsides: [side] },
      ],
    }
    expect(places({ ...base, victory: { v: victory } } as unknown as Scenario)).toEqual([
      { hexes: [a, b], hexsides: [side], counters: [] },
    ])
    expect(
      places(withEdits(base, ['edit-counter', { counter: 'perrin', change: { hidden: true } }])),
    ).toEqual([{ hexes: [], hexsides: [], counters: ['perrin'] }])
  })

  it('say another grid as one difference', () => {
    const resized = withEdits(base, ['resize-map', { top: 0, right: 2, bottom: 0, left: 0 }])
    expect(words(base, resized)).toEqual([
      [
        'autre grille\u202f: 12 × 10 cases plates → 14 × 10 cases plates\u202f; les cases ne sont pas comparées une à une',
        'another grid: 12 × 10 flat hexes → 14 × 10 flat hexes; hexes are not compared one by one',
      ],
    ])
  })

  it('tell each changed leaf once, over random edits, with nothing left out', () => {
    const rich = richScenario()
    for (let seed = 0; seed < 150; seed++) {
      const changed = edited(rich, createRng(seed), 5, seed % 5 === 0)
      const lines = differencesInWords(rich, changed)
      const told = lines.flatMap(({ leaves }) => leaves)
      expect(told.toSorted()).toEqual(
        leafChanges(rich, changed)
          .map(({ leaf }) => leaf)
          .toSorted(),
      )
      for (const { text } of lines) {
        expect(text.fr).not.toMatch(/undefined|\[object|^\s*$|\u202f: *$/)
        expect(text.en).not.toMatch(/undefined|\[object|^\s*$|: *$/)
      }
    }
  })
})

describe('conflicts in words', () => {
  it('say what they are about and what each version has', () => {
    const mine = withEdits(base, ['edit-counter', { counter: 'perrin', change: { name: 'Aymar' } }])
    const theirs = withEdits(base, ['remove-counters', { counters: ['perrin'] }])
    const versions = { base, mine, theirs }
    const type = base.counterTypes['crusaders-soldier' as never]!['name'] as string
    expect(questionsInWords(versions, merge(versions).conflicts)).toMatchObject([
      {
        about: { fr: `pion Aymar (${type})`, en: `counter Aymar (${type})` },
        base: { en: 'unchanged' },
        mine: { fr: `pion Perrin (${type})\u202f: nom «\u202fPerrin\u202f» → «\u202fAymar\u202f»` },
        theirs: { fr: 'supprimé', en: 'deleted' },
        leaves: ['counters/perrin'],
        places: { counters: ['perrin'] },
      },
    ])
  })

  it('ask once of hexes that all versions say alike', () => {
    const paint = (terrain: string) =>
      withEdits(base, ['paint-terrain', { hexes: [hex(1, 1), hex(2, 2)], terrain }])
    const versions = { base, mine: paint('wood'), theirs: paint('marsh') }
    expect(questionsInWords(versions, merge(versions).conflicts)).toMatchObject([
      {
        about: { fr: '2 cases (B2, C3)', en: '2 hexes (B2, C3)' },
        base: { en: 'clear' },
        mine: { en: 'wood' },
        theirs: { en: 'marsh' },
        leaves: [`map/terrain/${hex(1, 1)}`, `map/terrain/${hex(2, 2)}`],
      },
    ])
  })

  it('ask of each conflict once, over random versions', () => {
    const rich = richScenario()
    for (let seed = 0; seed < 60; seed++) {
      const [mine, theirs] = [edited(rich, createRng(seed), 4), edited(rich, createRng(seed + 500), 4)]
      for (const versions of [
        { base: rich, mine, theirs },
        { mine, theirs },
      ]) {
        const { conflicts } = merge(versions)
        const questions = questionsInWords(versions, conflicts)
        expect(questions.flatMap(({ leaves }) => leaves).toSorted()).toEqual(
          conflicts.map(({ leaf }) => leaf).toSorted(),
        )
        for (const { about, mine: here, theirs: there } of questions)
          for (const text of [about, here, there]) {
            expect(text.fr).not.toMatch(/undefined|\[object|^\s*$/)
            expect(text.en).not.toMatch(/undefined|\[object|^\s*$/)
          }
      }
    }
  })
})
