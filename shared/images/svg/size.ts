/** The size of an SVG picture: its width and height, else those of its view box. */
import { foundInstead } from '#shared/i18n/foundInstead'
import { localized } from '#shared/i18n/localized'
import { ImageFault, type ImagePlace } from '../refusal/imageError'
import { checkSize, type ImageSize } from '../refusal/limits'

/** Pixels of each unit, as the web counts them: 96 an inch. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
}

const NUMBER = String.raw`\+?(\d{1,9}(?:\.\d*)?|\.\d+)(?:[eE]([+-]?\d))?`
const LENGTH = new RegExp(`^\\s*${NUMBER}\\s*([a-z]*)\\s*$`)

/** Whole pixels, rounded up. `place` is that of the outermost element, whose attributes these are. */
export function sizeOfSvg(attributes: ReadonlyMap<string, string>, place: ImagePlace): ImageSize {
  const box = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/)
  const width = pixels(attributes.get('width')) ?? (box.length === 4 ? pixels(box[2]) : undefined)
  const height = pixels(attributes.get('height')) ?? (box.length === 4 ? pixels(box[3]) : undefined)
  if (width === undefined || height === undefined)
    throw new ImageFault(
      place,
      foundInstead(
        localized('un SVG sans dimensions', 'an SVG without a size'),
        localized('width et height, ou viewBox', 'width and height, or viewBox'),
      ),
    )
  const size = { width: Math.ceil(width), height: Math.ceil(height) }
  checkSize(size, place)
  return size
}

// Undefined for what is no length of its own: percentages, `auto`, units of fonts.
function pixels(length: string | undefined): number | undefined {
  const found = LENGTH.exec(length ?? '')
  const unit = UNITS[found?.[3] ?? '']
  return found && unit !== undefined ? Number(`${found[1]}e${found[2] ?? 0}`) * unit : undefined
}
