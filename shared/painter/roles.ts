/** Groups that say what they are to a reader (`Role` of ops.ts). */
import { type DrawOp, type Role } from './ops'

/** The operations as one group that has this role; drawn as they were. */
export function inRole(role: Role, ops: readonly DrawOp[]): DrawOp {
  return { kind: 'group', role, ops }
}

/** The same within several roles, the outermost first. */
export function inRoles([first, ...within]: readonly Role[], ops: readonly DrawOp[]): DrawOp[] {
  return first ? [inRole(first, inRoles(within, ops))] : [...ops]
}

/** True when a group at any depth has a role. */
export function holdRoles(ops: readonly DrawOp[]): boolean {
  return ops.some((op) => op.kind === 'group' && (op.role !== undefined || holdRoles(op.ops)))
}
