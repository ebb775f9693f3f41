/** The cover of a booklet: a page of its own where the scenario has a picture for it. */
import { describe, expect, it } from 'vitest'
import { createCanvas } from '@napi-rs/canvas'
import { type ImageHash } from '#shared/document/ids'
import { type Scenario, type ScenarioInfo } from '#shared/document/types'
import { type DrawOp } from '#shared/painter/ops'
import { STYLES } from '#shared/painter/picture/styles'
import { planBooklet } from '#shared/print/booklet/planBooklet'
import { pagesOf, type PrintPage } from '#shared/print/printPlan'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { galleryScenario } from '../../support/scenarioFiles'

const [COVER, LOGO] = ['cover' as ImageHash, 'logo' as ImageHash]

const png = (width: number, height: number) => ({
  type: 'image/png' as const,
  base64: createCanvas(width, height).toBuffer('image/png').toString('base64'),
})

const plain = galleryScenario('infiltration-1')

function pagesWith(info: Partial<ScenarioInfo>): PrintPage[] {
  const scenario: Scenario = {
    ...plain,
    info: { ...plain.info, ...info },
    images: { [COVER]: png(200, 100), [LOGO]: png(50, 50) },
  }
  const options = { paper: 'a4', language: 'fr', style: STYLES.classic } as const
  const planned = planBooklet(scenario, rulesetOf(scenario), options)
  if (!planned.ok) throw new Error(planned.error.fr)
  return pagesOf(planned.value)
}

function images(ops: readonly DrawOp[]): Extract<DrawOp, { kind: 'image' }>[] {
  return ops.flatMap((op) => (op.kind === 'group' ? images(op.ops) : op.kind === 'image' ? [op] : []))
}

const words = (ops: readonly DrawOp[]): string[] =>
  ops.flatMap((op) => (op.kind === 'group' ? words(op.ops) : op.kind === 'text' ? [op.text] : []))

describe('the cover', () => {
  it('is a page more, with the picture in its proportions, in the middle and on the page', () => {
    const [cover, second, ...others] = pagesWith({ cover: COVER, date: '2026-11-26', authors: ['Anne'] })
    expect(others.length + 1).toBe(pagesWith({}).length)
    const [picture] = images(cover?.paint() ?? [])
    expect(picture?.hash).toBe(COVER)
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(2, 9)
    expect((picture?.x ?? 0) + (picture?.width ?? 0) / 2).toBeCloseTo(105, 6)
    expect(words(cover?.paint() ?? [])).toEqual(
      expect.arrayContaining(['Infiltration 1', 'Anne · 26 novembre 2026']),
    )
    expect([cover?.name, second?.name]).toEqual(['1', '2'])
  })

  it('is not there without a picture, or without the picture that is named', () => {
    const usual = pagesWith({}).length
    expect(pagesWith({ cover: 'gone' as ImageHash })).toHaveLength(usual)
    expect(images(pagesWith({})[0]?.paint() ?? [])).toEqual([])
  })

  it('has the logo, as the title has', () => {
    const pages = pagesWith({ cover: COVER, logo: LOGO })
    for (const page of pages.slice(0, 2)) expect(images(page.paint()).map(({ hash }) => hash)).toContain(LOGO)
  })
})
