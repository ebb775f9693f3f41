/** A paragraph of a source: the rules made of it, and where the user asks about them. */
import { idsIn } from '../quotes'

export interface Paragraph {
  /** A few words by which who has the source finds it. */
  readonly says: string
  /** Ids of rules and of worked examples. */
  readonly rules: readonly string[]
  /** Ids of `ASKERS`. */
  readonly asked: readonly string[]
  /** The point that the source leaves open, or that no sheet gives. */
  readonly open?: string
}

/** @param rules ids between spaces. @param asked ids of askers between spaces. */
export function paragraph(says: string, rules: string, asked: string, open?: string): Paragraph {
  return { says, rules: idsIn(rules), asked: asked.split(' '), ...(open !== undefined && { open }) }
}
