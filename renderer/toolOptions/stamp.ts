/** The piece of a map that the stamp tool holds. */
import { REGION_PARTS, type RegionClip, type RegionPart } from '#shared/document/region/clip'

export interface StampOptions {
  /** The piece that is laid: copied, or chosen; turned and mirrored in the hand. */
  readonly clip: RegionClip | undefined
  /** The parts of it that are laid. */
  readonly stampParts: readonly RegionPart[]
  /** Its open, level ground does not replace the map's. */
  readonly stampThrough: boolean
}

export function stampOptions(chosen?: StampOptions): StampOptions {
  return {
    clip: chosen?.clip,
    stampParts: chosen?.stampParts ?? REGION_PARTS,
    stampThrough: chosen?.stampThrough ?? false,
  }
}
