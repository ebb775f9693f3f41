/** The numbers that Tiled gives layers and objects, and its names of kinds of values. */
import { type TiledMap, type TiledObject, type TiledValue } from '../model/tiledMap'

export interface MapNumbers {
  readonly nextLayer: number
  readonly nextObject: number
  objectNumber(object: TiledObject): number
}

/** From 1, in drawing order. */
export function mapNumbers({ layers }: TiledMap): MapNumbers {
  const numbers = new Map<TiledObject, number>()
  for (const layer of layers)
    if (layer.kind === 'objects') for (const object of layer.objects) numbers.set(object, numbers.size + 1)
  return {
    nextLayer: layers.length + 1,
    nextObject: numbers.size + 1,
    objectNumber: (object) => numbers.get(object) ?? 0,
  }
}

/** Tiled keeps six digits of a place. */
export function placeNumber(pixels: number): number {
  return Math.round(pixels * 100) / 100
}

const INT = 0x7fffffff

export function typeOfValue(value: TiledValue): 'string' | 'bool' | 'int' | 'float' {
  if (typeof value === 'string') return 'string'
  if (typeof value === 'boolean') return 'bool'
  return Number.isInteger(value) && Math.abs(value) <= INT ? 'int' : 'float'
}
