/** The kind of a way, water or land: a road may go on as a path or take its place; a stream joins neither. */
import { type FeatureRow } from './mapRows'

export function wayKind({ look }: Pick<FeatureRow, 'look'>): 'water' | 'land' {
  return look === 'stream' ? 'water' : 'land'
}
