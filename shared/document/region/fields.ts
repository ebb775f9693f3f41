/** A piece of a map: as text on the clipboard and in stamps, and as what a command is given to lay. */
import { counters, counterTypes, sides } from '../armies'
import {
  elevation,
  environment,
  flags,
  hexsideRecord,
  images,
  labels,
  markers,
  palette,
  structures,
  wandering,
  zones,
} from '../entities'
import { hexes } from '../fields/places'
import { bilingual, choice, freeRecord, id, object, optional, orElse, record } from '../fields/vocabulary'
import { type RegionClip, type RegionHex, STAMP_CATEGORIES, type StampInfo } from './clip'

const hexRecord = record(
  hexes,
  object<RegionHex>({
    terrain: id(),
    elevation: orElse(elevation, 0),
    environment: orElse(environment, 'outdoors'),
    flags: orElse(flags, 0),
    wandering: orElse(wandering, 0),
  }),
)

const stamp = object<StampInfo>({
  name: bilingual,
  category: choice(STAMP_CATEGORIES),
})

export const region = object<RegionClip>({
  stamp: optional(stamp),
  only: optional(choice(['counters'])),
  orientation: choice(['flat', 'pointy']),
  palette: orElse(palette, {}),
  hexes: hexRecord,
  hexsides: orElse(hexsideRecord, {}),
  structures: orElse(structures, {}),
  markers: orElse(markers, {}),
  labels: orElse(labels, {}),
  zones: orElse(zones, {}),
  sides: orElse(sides, {}),
  counterTypes: orElse(counterTypes, {}),
  counters: orElse(counters, {}),
  images: orElse(images, {}),
  ruleset: optional(id()),
  houseTables: optional(freeRecord),
})
