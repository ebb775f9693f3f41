import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { boundsOf } from '#shared/painter/bounds'
import { toCanvas } from '#shared/painter/toCanvas'
import { canvases } from '../../main/export/canvases'
import { canvasHost } from '../../main/export/nodePlatform'
import { EVERY_OP } from '../support/everyOp'

const SCALE = 4

describe('bounds of operations', () => {
  it('hold every mark that each kind of operation leaves', () => {
    canvases()
    for (const op of EVERY_OP) {
      const canvas = createCanvas(100 * SCALE, 80 * SCALE)
      const context = canvas.getContext('2d')
      context.scale(SCALE, SCALE)
      toCanvas(
        [op],
        context,
        canvasHost(() => undefined),
      )
      const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height)
      const box = boundsOf([op])
      if (!box) throw new Error(`no box for ${op.kind}`)
      let marked = 0
      for (let at = 3; at < data.length; at += 4) {
        if (data[at] === 0) continue
        marked++
        const x = (((at - 3) / 4) % width) / SCALE
        const y = Math.floor((at - 3) / 4 / width) / SCALE
        const inside =
          x >= box.x - 1 / SCALE &&
          x <= box.x + box.width &&
          y >= box.y - 1 / SCALE &&
          y <= box.y + box.height
        if (!inside) throw new Error(`${op.kind} marks ${x}, ${y} outside ${JSON.stringify(box)}`)
      }
      expect(marked).toBeGreaterThan(0)
    }
  })

  it('is nothing for nothing', () => {
    expect(boundsOf([])).toBeUndefined()
    expect(boundsOf([{ kind: 'group', ops: [] }])).toBeUndefined()
  })
})
