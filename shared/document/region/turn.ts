/** Turns a piece of a map about its anchor by 60 degrees, and mirrors it: with all its facings. */
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { direction, neighbor } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type Grid } from '#shared/hex/grid'
import { hexsideKey, type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { type Motion, mirroring, movedSide, turning } from '#shared/hex/motion'
import { mapRecord } from '#shared/lang/mapRecord'
import { footprintSize } from '../counters'
import { type Counter } from '../armies'
import { type HexsideFeatures, type Label } from '../types'
import { type RegionClip } from './clip'
import { swappedHalves } from '../laidMap'

/** Turns a region by steps of 60 degrees, clockwise when positive. */
export function turnRegion(clip: RegionClip, sixths: number): RegionClip {
  const steps = direction(sixths)
  if (steps === 0) return clip
  return moved(clip, turning(steps), (label) => turnedLabel(label, 60 * steps))
}

/** Left becomes right. A formation keeps its own hex on its left (CM-ORI-1), which was its right one. */
export function mirrorRegion(clip: RegionClip): RegionClip {
  const motion = mirroring(clip.orientation)
  const mirrored = moved(clip, motion, (label) => ({
    ...label,
    dxMm: 0 - label.dxMm,
    angle: readable(label.angle, (angle) => 0 - angle),
  }))
  return {
    ...mirrored,
    counters: mapRecord(mirrored.counters, (counter) => {
      const { kind, index } = counter.facing
      if (counter.hex === undefined || kind === 'side' || footprintSize(clip, counter) === 1) return counter
      return { ...counter, hex: hexKey(neighbor(parseHexKey(counter.hex), direction(index - 1))) }
    }),
  }
}

/** As it lies on a grid of this orientation: its hexes keep their neighbours, so that it lies turned by 30 degrees. */
export function orientedAs(clip: RegionClip, orientation: Grid['orientation']): RegionClip {
  if (clip.orientation === orientation) return clip
  const degrees = orientation === 'pointy' ? -30 : 30
  return { ...clip, orientation, labels: mapRecord(clip.labels, (label) => turnedLabel(label, degrees)) }
}

function moved(clip: RegionClip, motion: Motion, label: (label: Label) => Label): RegionClip {
  const hex = (key: HexKey): HexKey => hexKey(motion.hex(parseHexKey(key)))
  const faced = <T extends { readonly facing?: Facing }>(one: T): T =>
    one.facing === undefined ? one : { ...one, facing: motion.facing(one.facing) }
  const hexsides: Record<HexsideKey, HexsideFeatures> = {}
  for (const [key, features] of Object.entries(clip.hexsides) as [HexsideKey, HexsideFeatures][]) {
    const { side, swapped } = movedSide(parseHexsideKey(key), motion)
    hexsides[hexsideKey(side)] = swapped ? swappedHalves(features) : features
  }
  const byHex = <T>(things: Readonly<Record<HexKey, T>>, change: (one: T) => T): Record<HexKey, T> =>
    Object.fromEntries(Object.entries<T>(things).map(([key, one]) => [hex(key as HexKey), change(one)]))
  return {
    ...clip,
    hexes: byHex(clip.hexes, (one) => one),
    hexsides,
    structures: byHex(clip.structures, faced),
    markers: mapRecord(clip.markers, (marker) => ({ ...faced(marker), hex: hex(marker.hex) })),
    counters: mapRecord(clip.counters, (counter): Counter => {
      const facing = motion.facing(counter.facing)
      return counter.hex === undefined
        ? { ...counter, facing }
        : { ...counter, facing, hex: hex(counter.hex) }
    }),
    labels: mapRecord(clip.labels, (one) => label({ ...one, hex: hex(one.hex) })),
    zones: mapRecord(clip.zones, (zone) => ({ ...zone, hexes: zone.hexes.map(hex) })),
  }
}

function turnedLabel(label: Label, degrees: number): Label {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return {
    ...label,
    dxMm: label.dxMm * cos - label.dyMm * sin,
    dyMm: label.dxMm * sin + label.dyMm * cos,
    angle: readable(label.angle, (angle) => angle + degrees),
  }
}

/** Words lie along the new line; those that could be read upright still can, those upside down stay so. */
function readable(angle: number, change: (angle: number) => number): number {
  // Within a turn: from -90 (excluded) to 90 upright, to 270 upside down.
  const within = around(angle + 90) - 90
  const upright = within <= 90
  const line = change(within)
  const next = halfTurn(line + 90) - 90
  return angle - within + next + (upright ? 0 : 180)
}

// 0 (excluded) to 360, and to 180.
const around = (degrees: number): number => degrees - 360 * (Math.ceil(degrees / 360) - 1)
const halfTurn = (degrees: number): number => degrees - 180 * (Math.ceil(degrees / 180) - 1)
