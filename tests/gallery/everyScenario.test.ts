/** What holds for every scenario that `npm run gallery` writes. */
import { describe, expect, it } from 'vitest'
import { runChecks } from '#shared/checks/runChecks'
import { backgroundText } from '#shared/document/infoText'
import { writeScenario } from '#shared/format/write'
import { parseHexName } from '#shared/hex/numbering'
import { analysisOf } from '#shared/rules/analyses'
import { playedRuleset } from '#shared/rules/registry'
import { galleryScenarios } from '../../scripts/gallery/scenarios'
import { galleryText } from './fromGallery'

const HEX_NAME = /\b(?:[A-X]\d+|\d{4})\b/g

describe.each(Object.entries(galleryScenarios()))('%s', (file, built) => {
  it('is, byte for byte, what `npm run gallery` writes', () => {
    expect(galleryText(file)).toBe(writeScenario(built))
  })

  it('has nothing for the checks to find', () => {
    const played = playedRuleset(built)
    if (!played) throw new Error(`nobody knows ${built.ruleset}`)
    expect(runChecks(built, played.ruleset, analysisOf(built.ruleset))).toEqual([])
  })

  it('teaches in both languages, with French typography', () => {
    const [fr, en] = [backgroundText(built.info, 'fr'), backgroundText(built.info, 'en')]
    expect(fr.split('\n\n')).toHaveLength(en.split('\n\n').length)
    expect(fr).not.toBe(en)
    expect(fr).not.toMatch(/[^\u202f][:;!?]/)
    expect(fr).not.toContain("'")
    // Both texts name the same hexes and the same rules.
    for (const names of [HEX_NAME, /\bCM-\w+-\d+/g]) {
      const named = (text: string): string[] => [...new Set(text.match(names))].sort()
      expect(named(fr)).toEqual(named(en))
    }
    const { numbering, grid } = built.map
    expect(fr.match(HEX_NAME)?.length).toBeGreaterThan(1)
    // Letters may be captions of the example; numbers are hexes.
    for (const name of fr.match(/\b\d{4}\b/g) ?? [])
      expect([name, parseHexName(name, numbering, grid) !== undefined]).toEqual([name, true])
  })
})
