/** Laws of every scenario that `npm run gallery` writes. */
import { describe, expect, it } from 'vitest'
import { runChecks } from '#shared/checks/runChecks'
import { textIn } from '#shared/document/authorText'
import { writeScenario } from '#shared/format/write'
import { parseHexName } from '#shared/hex/numbering'
import { MEASURES } from '#shared/painter/picture/measures'
import { analysisOf } from '#shared/rules/registry/analyses'
import { playedRuleset } from '#shared/rules/registry/registry'
import { galleryScenarios } from '../../scripts/gallery/scenarios'
import { galleryText } from './fromGallery'

const HEX_NAME = /\b(?:[A-X]\d+|\d{4})\b/g
const WRITTEN = Object.entries(galleryScenarios())

describe.each(WRITTEN)('%s', (file, built) => {
  const [fr, en] = [textIn(built.texts.background, 'fr'), textIn(built.texts.background, 'en')]

  it('is, byte for byte, what `npm run gallery` writes', () => {
    expect(galleryText(file)).toBe(writeScenario(built))
  })

  it('has nothing for the checks to find, but for hints of who fights from the start', () => {
    const played = playedRuleset(built)
    if (!played) throw new Error(`nobody knows ${built.ruleset}`)
    const found = runChecks(built, played.ruleset, analysisOf(built.ruleset), MEASURES)
    expect(found.filter(({ severity }) => severity !== 'hint')).toEqual([])
    const hints = new Set(found.map(({ code }) => code))
    expect(['CHK7-contact', 'CHK7-under-fire']).toEqual(expect.arrayContaining([...hints]))
  })

  it('is told in both languages, its own first, with French typography', () => {
    expect(built.texts.background).toEqual({ fr, en })
    expect(fr.split('\n\n')).toHaveLength(en.split('\n\n').length)
    expect(fr).not.toBe(en)
    expect(fr).not.toMatch(/[^\u202f][:;!?]/)
    expect(fr).not.toContain("'")
  })

  it('names the same hexes and the same rules in both', () => {
    for (const names of [HEX_NAME, /\bCM-\w+-\d+/g]) {
      const named = (text: string): string[] => [...new Set(text.match(names))].sort()
      expect(named(fr)).toEqual(named(en))
    }
    const { numbering, grid } = built.map
    // Letters may be captions of the example; numbers of four figures are hexes, but for the sortie's year.
    for (const name of fr.replace('1214', '').match(/\b\d{4}\b/g) ?? [])
      expect([name, parseHexName(name, numbering, grid) !== undefined]).toEqual([name, true])
  })
})

it('teaches about hexes, but for the sortie', () => {
  const silent = WRITTEN.filter(
    ([, { texts }]) => (textIn(texts.background, 'en').match(HEX_NAME)?.length ?? 0) < 2,
  )
  expect(silent.map(([file]) => file)).toEqual(['the-sortie.en.castellan'])
})
