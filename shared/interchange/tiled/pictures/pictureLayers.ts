/** The parts of our picture that are no tiles and no objects: the scanned board below, the names of the hexes above. Nothing is read from them. */
import { type Localized, localized } from '#shared/i18n/localized'
import { sceneOf } from '#shared/painter/sceneOf'
import { type LayerId } from '#shared/painter/style'
import { type Projection } from '../model/geometry'
import { type ImageLayer } from '../model/tiledMap'
import { type PicturePlan } from './picturePlan'
import { type Drawn } from './pieceScene'

/** The most pixels of one picture: every canvas can hold so many. */
const MOST_PIXELS = 40_000_000
const LONGEST = 16_000

interface PictureLayers {
  readonly below: readonly ImageLayer[]
  readonly above: readonly ImageLayer[]
  readonly pictures: readonly PicturePlan[]
  readonly warnings: readonly Localized[]
}

export function pictureLayers(
  drawn: Drawn,
  { affine, toMm }: Projection,
  { width, height }: { readonly width: number; readonly height: number },
  baseName: string,
): PictureLayers {
  const { background, numbering } = drawn.scenario.map
  const wanted: LayerId[] = [
    ...(background ? (['background'] as const) : []),
    ...(numbering.show === 'none' ? [] : (['names'] as const)),
  ]
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST)
    return { below: [], above: [], pictures: [], warnings: wanted.length > 0 ? [TOO_LARGE] : [] }
  const [from, to] = [toMm({ x: 0, y: 0 }), toMm({ x: width, y: height })]
  const rect = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }
  const picture = (layer: LayerId): PicturePlan => ({
    name: `${baseName}-${layer}.png`,
    width,
    height,
    parts: () => [
      {
        transform: affine,
        // By the style itself: names in the ink that their ground asks for, without the ground.
        ops: drawn.style.paint(sceneOf(drawn.scenario, drawn.ruleset), layer, rect, 3),
      },
    ],
  })
  const layer = (id: LayerId): ImageLayer => ({
    kind: 'image',
    name: id,
    properties: {},
    visible: true,
    opacity: 1,
    x: 0,
    y: 0,
    image: { source: `${baseName}-${id}.png`, width, height },
  })
  const of = (ids: readonly LayerId[]): ImageLayer[] => ids.filter((id) => wanted.includes(id)).map(layer)
  return {
    below: of(['background']),
    above: of(['names']),
    pictures: wanted.map(picture),
    warnings: [],
  }
}

const TOO_LARGE = localized(
  'La carte est trop grande pour des images d’une pièce\u202f: le fond numérisé et les noms des cases n’y sont pas dessinés.',
  'The map is too large for pictures in one piece: the scanned board and the names of hexes are not drawn in it.',
)
