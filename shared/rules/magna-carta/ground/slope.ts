/** The cost of a difference of levels, and whether there is a way over it (HS-MOV-4). */
import { type FiguredPosition } from '../rules/figuredPosition'

/** The points of a difference of levels, up positive; undefined = it needs stairs or a ladder. @rule HS-MOV-4 */
export function slopeCost({ rules }: Pick<FiguredPosition, 'rules'>, levels: number): number | undefined {
  const { climb, steepest } = rules.figures.movement
  if (Math.abs(levels) > steepest) return undefined
  return levels > 0 ? levels * climb : 0
}
