/** Draw operations (mm of the map) as one node, to be looked at only. */
import { type ReactNode } from 'react'
import { Shape } from 'react-konva/lib/ReactKonvaCore'
import { type DrawOp } from '#shared/painter/ops'
import { toCanvas } from '#shared/painter/toCanvas'
import { pageHost } from '../../drawing/cardPictures'

export function Picture({ ops }: { readonly ops: readonly DrawOp[] }): ReactNode {
  if (ops.length === 0) return null
  return (
    <Shape
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={(context) => toCanvas(ops, context._context, pageHost)}
    />
  )
}
