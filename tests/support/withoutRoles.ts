/** Operations without the groups that only say what they are to a reader (`Role`): flat, as they are drawn. */
import { type DrawOp } from '#shared/painter/ops'

export function withoutRoles(ops: readonly DrawOp[]): DrawOp[] {
  return ops.flatMap((op) => {
    if (op.kind !== 'group') return [op]
    const { role, transform, clip, opacity } = op
    const isBare = role !== undefined && !transform && !clip && opacity === undefined
    return isBare ? withoutRoles(op.ops) : [{ ...op, ops: withoutRoles(op.ops) }]
  })
}
