/** The library that draws pictures is loaded by those exports alone that draw some: it takes a fifth of the time of a small PDF. */
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { LAYERS } from '#shared/painter/style'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { exportFilesInNode } from '../../main/export/exportFiles'
import { testBoard } from '../support/board'
import { plainStyle } from '../support/plainStyle'

const { cache } = createRequire(import.meta.url)
const isLoaded = (): boolean => Object.keys(cache).some((file) => file.includes('@napi-rs'))

it('a PDF and an SVG of a map without pictures load it not, a PNG does', async () => {
  const scenario = testBoard()
  const exported = async (format: 'pdf' | 'svg' | 'png'): Promise<boolean> => {
    const request = {
      what: 'map',
      paper: 'sheet',
      language: 'fr',
      ...{ format, baseName: 'test', dpi: 20, style: plainStyle, layers: LAYERS, overlap: 0, margin: 0 },
    } as const
    const { ok } = await exportFilesInNode({ scenario, ruleset: rulesetOf(scenario) }, request)
    expect(ok).toBe(true)
    return isLoaded()
  }
  expect(await exported('pdf')).toBe(false)
  expect(await exported('svg')).toBe(false)
  expect(await exported('png')).toBe(true)
})
