/** Draws one allowed act from the offers of a decision. */
import { type Rng } from '#shared/lang/rng'
import { type GameAct, type Offer } from '../contract'

/** Acts of an offer that are tried before it counts as empty. */
const TRIES = 12

/** Each offer is as likely as another, and each act in it. Undefined when none of them is allowed. */
export function drawnAct(offers: readonly Offer[], rng: Rng): GameAct | undefined {
  const left = [...offers]
  while (left.length > 0) {
    const [offer] = left.splice(rng.below(left.length), 1)
    const act = offer && drawnFrom(offer, rng)
    if (act) return act
  }
  return undefined
}

function drawnFrom(offer: Offer, rng: Rng): GameAct | undefined {
  const size = offer.size()
  if (size <= TRIES) {
    const indices = Array.from({ length: size }, (_, index) => index)
    while (indices.length > 0) {
      const [index = 0] = indices.splice(rng.below(indices.length), 1)
      const act = offer.at(index)
      if (act) return act
    }
    return undefined
  }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const act = offer.at(rng.below(size))
    if (act) return act
  }
  return undefined
}
