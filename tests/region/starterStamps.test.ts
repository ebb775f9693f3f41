/** The starter library: what `npm run stamps` writes, whole, fitting, and without fault however it is turned (MAP-2). */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHECKS } from '#shared/checks/index'
import { createChecker } from '#shared/checks/runChecks'
import { type RegionClip } from '#shared/document/region/clip'
import { mirrorRegion, turnRegion } from '#shared/document/region/turn'
import { readRegion, writeRegion } from '#shared/format/region'
import { hexDistance, parseHexKey } from '#shared/hex/axial'
import { analysisOf } from '#shared/rules/registry/parts'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { fits } from '#shared/rules/registry/fits'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { RULESETS } from '#shared/rules/registry/registry'
import { savoy } from '#shared/rules/savoy/index'
import { rulesetOf } from '../../shared/rules/registry/rulesetOf'
import { starterStamps } from '../../scripts/stamps/all'
import { stampedBoard } from '../../scripts/stamps/stampedBoard'

const FOLDER = new URL('../../assets/stamps/', import.meta.url)
const ENDING = '.castellan-stamp'
const files = readdirSync(FOLDER).sort()
const text = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')

function opened(file: string): RegionClip {
  const read = readRegion(text(file), file)
  if (!read.ok) throw new Error(`${file}: ${read.error.message.en}`)
  return read.value
}

it('the files are what the script writes', () => {
  const drawn = Object.entries(starterStamps()).map(([id, clip]) => [id + ENDING, writeRegion(clip)] as const)
  expect(files).toEqual(drawn.map(([file]) => file).sort())
  for (const [file, written] of drawn) expect(text(file), file).toBe(written)
})

it.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s has at least 20, each of one name',
  (_id, ruleset) => {
    const fitting = files.map(opened).filter((clip) => fits(clip, ruleset))
    expect(fitting.length).toBeGreaterThanOrEqual(20)
    for (const language of ['fr', 'en'] as const) {
      const names = fitting.map(({ stamp }) => stamp?.name[language])
      expect(new Set(names).size).toBe(fitting.length)
      expect(names).not.toContain('')
    }
  },
)

it.each(files)('%s fits one family of rulesets, and its anchor is near', (file) => {
  const clip = opened(file)
  expect([magnaCarta, savoy, commonMechanics].map((ruleset) => fits(clip, ruleset)).join()).toMatch(
    /^(true,true,false|false,false,true)$/,
  )
  const hexes = Object.keys(clip.hexes).map((key) => parseHexKey(key as never))
  expect(Math.min(...hexes.map((hex) => hexDistance(hex, { q: 0, r: 0 })))).toBe(0)
})

describe('alone on open ground no error is found, turned and mirrored', () => {
  it.each(files)('%s', (file) => {
    const drawn = opened(file)
    const [ruleset = magnaCarta] = RULESETS.filter((one) => fits(drawn, one))
    const checker = createChecker(rulesetOf, CHECKS, analysisOf)
    for (const orientation of ['flat', 'pointy'] as const)
      for (const clip of [drawn, mirrorRegion(drawn)])
        for (let sixths = 0; sixths < 6; sixths++) {
          const findings = checker.check(stampedBoard(turnRegion(clip, sixths), ruleset, orientation))
          const errors = findings.filter(({ severity }) => severity === 'error')
          expect(errors.map(({ message }) => message.en)).toEqual([])
        }
  })
})
