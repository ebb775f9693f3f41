/** PRT-1: one colour or full. */
import { expect, it } from 'vitest'
import { type DrawOp } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { inGrey, planInGrey } from '#shared/print/inGrey'
import { pagesOf } from '#shared/print/printPlan'

const path = new PathBuilder().rect(0, 0, 1, 1).build()
const DRAWING: DrawOp[] = [
  {
    kind: 'group',
    ops: [
      {
        kind: 'path',
        path,
        fill: { kind: 'solid', color: '#ff0000', opacity: 0.5 },
        stroke: { color: '#0000ff', width: 1 },
      },
      {
        kind: 'path',
        path,
        fill: {
          kind: 'linear',
          x0: 0,
          y0: 0,
          x1: 1,
          y1: 0,
          stops: [
            { at: 0, color: '#ffffff' },
            { at: 1, color: '#00ff00' },
          ],
        },
      },
    ],
  },
]

it('PRT-1: every ink is the grey of its lightness; opacities, lines and gradients stay', () => {
  expect(inGrey(DRAWING)).toEqual([
    {
      kind: 'group',
      ops: [
        {
          kind: 'path',
          path,
          fill: { kind: 'solid', color: '#4c4c4c', opacity: 0.5 },
          stroke: { color: '#1d1d1d', width: 1 },
        },
        {
          kind: 'path',
          path,
          fill: {
            kind: 'linear',
            x0: 0,
            y0: 0,
            x1: 1,
            y1: 0,
            stops: [
              { at: 0, color: '#ffffff' },
              { at: 1, color: '#969696' },
            ],
          },
        },
      ],
    },
  ])
})

it('holds for every page of a plan, which stays the same otherwise', () => {
  const page = { name: 'A1', widthMm: 210, heightMm: 297, paint: () => DRAWING }
  const [grey] = pagesOf(planInGrey({ pageCount: 1, page: () => page }))
  expect(grey).toMatchObject({ name: 'A1', widthMm: 210, heightMm: 297 })
  expect(grey?.paint()).toEqual(inGrey(DRAWING))
})
