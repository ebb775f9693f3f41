/** What two ways have in common: a road goes on as a path, and may take its place; a stream does neither. */
import { type FeatureRow } from './mapRows'

export function wayKind({ look }: Pick<FeatureRow, 'look'>): 'water' | 'land' {
  return look === 'stream' ? 'water' : 'land'
}
