/** Markers as pieces: the spare ones of the rules, and those that lie on the map as the game begins. */
import { type MarkerId } from '#shared/document/ids'
import { type Marker } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { facingAngle } from '#shared/hex/facing'
import { onGrid } from '#shared/hex/grid'
import { directionAngle } from '#shared/hex/layout'
import { markerWidth, paintMarker } from '#shared/painter/counters/markerFace'
import { PRINTING_OF } from '#shared/painter/style'
import { markerPictures } from '#shared/print/counterSheets/markerPictures'
import { type SpareMarker } from '#shared/rules/contract/cardboard'
import { type MarkerFace } from '#shared/rules/contract/counterFace'
import { cardboardOf } from '#shared/rules/registry/parts'
import { type BoardSheet } from './board'
import { middleOf, type Pixel, rawHex } from './lattice'
import { evenPixels } from './pictures'
import { type Piece } from './pieces'
import { type ModuleSetting, pxPerMm, say } from './setting'
import { reported, spoken } from './strings'
import * as traits from './traits'
import { LOW_LAYERS } from './zonePieces'

interface MarkerPiece {
  readonly piece: Piece
  /** The id of its row, of markers that lie on the map. */
  readonly onMap: string | undefined
  turned(index: number): Piece
}

/** The markers that the scenario may need, each once: the palette never runs out. */
export function spareMarkersOf({
  scenario,
  ruleset,
}: Pick<ModuleSetting, 'scenario' | 'ruleset'>): SpareMarker[] {
  return [...(cardboardOf(ruleset.id)?.spareMarkers(scenario, 'every-state') ?? [])].map((one) => one)
}

/** A key of what the front of a marker shows. */
export const markerKey = ({ front }: SpareMarker): string => faceKey(front)

/** A key of what a face shows, in no language. */
function faceKey(face: MarkerFace): string {
  switch (face.kind) {
    case 'badge':
      return `marker/badge/${face.badge}`
    case 'condition':
      return `marker/condition/${face.condition}`
    case 'steps-lost':
      return `marker/steps-lost/${face.steps}`
    case 'concealed':
      return `marker/concealed/${face.color}`
    case 'on-map':
      return `marker/on-map/${face.marker}`
    case 'turn':
      return 'marker/turn'
    case 'score':
      return `marker/score/${face.color}/${face.times}`
  }
}

export function markerPiece(setting: ModuleSetting, marker: SpareMarker): MarkerPiece {
  const { front, back } = marker
  const faces = [front, ...(back ? [back] : [])]
  const levels = faces.map((face) => ({
    image: markerImage(setting, face),
    name: reported(faceName(setting, face)),
  }))
  const next = { words: say(setting, 'nextFace'), key: traits.KEYS.nextFace }
  const words = { right: say(setting, 'turnRight'), left: say(setting, 'turnLeft') }
  const onMap = front.kind === 'on-map' ? front.marker : undefined
  const make = (index: number): Piece => ({
    name: levels[0]?.name ?? '',
    gpid: setting.gpid(markerKey(marker)),
    parts: [
      {
        prototype: say(setting, 'markers'),
        traits: [traits.deletes(say(setting, 'delete')), traits.clones(say(setting, 'clone'))],
      },
      ...(onMap === undefined ? [] : [traits.rotates(12, index, words)]),
      traits.layer({ property: 'Face', levels, level: 1, ...(levels.length > 1 && { next }) }),
      traits.marks({ Kind: 'Marker', Layer: onMap === undefined ? '' : LOW_LAYERS[1] }),
    ],
  })
  return { piece: make(0), onMap, turned: make }
}

function faceName({ language }: ModuleSetting, face: MarkerFace): string {
  if ('name' in face) {
    const name = face.kind === 'score' ? `${face.name[language]} ×${face.times}` : face.name[language]
    return spoken(name.charAt(0).toUpperCase() + name.slice(1))
  }
  return face.kind === 'steps-lost' ? `−${face.steps}` : '?'
}

// Markers on the map are drawn as there, the others as cardboard.
function markerImage(setting: ModuleSetting, face: MarkerFace): string {
  const { scenario, ruleset, style, pictures, language } = setting
  const { hexMm, grid } = scenario.map
  const onMap = markerPictures(ruleset, style)
  if (face.kind === 'on-map') {
    const size = evenPixels(0.62 * hexMm * pxPerMm(setting))
    const turn = directionAngle(0, grid)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return pictures.add({ key: faceKey(face), stem: face.marker }, () => ({
      width: size,
      height: size,
      paint: () => [
        { kind: 'group', transform: [cos, sin, -sin, cos, 0, 0], ops: onMap(face.marker, hexMm) },
      ],
    }))
  }
  const width = markerWidth(face) * hexMm
  const size = evenPixels((width / 2 + 0.1) * pxPerMm(setting))
  return pictures.add({ key: faceKey(face), stem: `marker-${face.kind}` }, () => ({
    width: size,
    height: size,
    paint: () => paintMarker(face, { width, language, printing: PRINTING_OF[style.id], onMap }),
  }))
}

export interface PlacedMarker {
  readonly piece: Piece
  readonly at: Pixel
}

/** The markers of the map that all may see, where they lie. */
export function placedMarkers(
  setting: ModuleSetting,
  markers: readonly MarkerPiece[],
  { lattice }: BoardSheet,
): { readonly placed: readonly PlacedMarker[]; readonly hidden: number; readonly unknown: number } {
  const { scenario } = setting
  const { grid } = scenario.map
  const base = directionAngle(0, grid)
  const placed: PlacedMarker[] = []
  let [hidden, unknown] = [0, 0]
  for (const marker of Object.values<Marker>(scenario.map.markers satisfies Record<MarkerId, Marker>)) {
    const hex = parseHexKey(marker.hex)
    const found = markers.find(({ onMap }) => onMap === marker.kind)
    if (marker.hidden) hidden++
    else if (!found || !onGrid(hex, grid)) unknown++
    else {
      const turned = marker.facing ? facingAngle(marker.facing, grid) - base : 0
      const index = (((Math.round(turned / (Math.PI / 6)) % 12) + 12) % 12) as number
      placed.push({ piece: found.turned(index), at: middleOf(rawHex(hex, grid), lattice) })
    }
  }
  return { placed, hidden, unknown }
}
