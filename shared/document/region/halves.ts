/** A side that is owned by the hex that was across it: what has an inside names the other half. */
import { type HexsideFeatures, type HexsideHalf } from '../types'

export function swappedHalves(features: HexsideFeatures): HexsideFeatures {
  const { barrier, opening, fixture } = features
  return {
    ...features,
    ...(barrier ? { barrier: swapped(barrier) } : {}),
    ...(opening ? { opening: swapped(opening) } : {}),
    ...(fixture ? { fixture: swapped(fixture) } : {}),
  }
}

function swapped<T extends { readonly inside?: HexsideHalf }>(feature: T): T {
  if (feature.inside === undefined) return feature
  return { ...feature, inside: feature.inside === 'owner' ? 'across' : 'owner' }
}
