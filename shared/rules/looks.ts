/** The looks a row may ask for. A ruleset names a look; each style draws every look (an exhaustive record). */
export const TERRAIN_LOOKS = [
  'clear',
  'wood',
  'brush',
  'water',
  'sea',
  'marsh',
  'bridge',
  'ford',
  'rocks',
  'stable',
  'house',
  'church',
  'tower',
  'courtyard',
  'rampart',
  'stairs',
  'boat',
  'moat',
  'orchard',
  'field',
] as const
export type TerrainLook = (typeof TERRAIN_LOOKS)[number]

export const FEATURE_LOOKS = [
  'wall-low',
  'wall',
  'battlement',
  'arrow-slit',
  'window',
  'door',
  'gate',
  'hedge',
  'fence',
  'stairs',
  'ladder',
  'cliff',
  'road',
  'path',
  'stream',
  'rough',
  'water-side',
  'impassable',
  'normal',
] as const
export type FeatureLook = (typeof FEATURE_LOOKS)[number]

export const STRUCTURE_LOOKS = [
  'wall-hex',
  'battlement-hex',
  'arrow-slit-hex',
  'tower-hex',
  'rubble',
  'filled-moat',
  'fire',
] as const
export type StructureLook = (typeof STRUCTURE_LOOKS)[number]
