/** The symbols of the ground by name: a name without one does not compile. */
import { type GroundSymbol } from '#shared/rules/map/looks'
import { roof, SLATED, THATCHED, TILED, tower } from './buildings'
import { field } from './fields'
import { paving, rocks, steps } from './stone'
import { type Symbol } from './symbolContext'
import { brush, marsh, meadow, orchard, wood } from './vegetation'
import { boat, ford, moat, waves } from './water'
import { cave, crags, difficult, lava, rockMass, rough } from './wild'

export const GROUND_SYMBOLS: Readonly<Record<GroundSymbol, Symbol>> = {
  meadow,
  field,
  orchard,
  brush,
  rocks,
  wood,
  marsh,
  ford,
  boat,
  steps,
  tower,
  waves: waves('wave', 4, 0.15),
  swell: waves('seaWave', 5, 0.2),
  // Under a bridge; its deck is drawn with the ways (bridge.ts).
  ripples: waves('wave', 2, 0.13),
  moat,
  rough,
  difficult,
  lava,
  crags,
  'cave-floor': cave(0),
  'cave-stones': cave(2, 2),
  stalagmites: cave(5, 2),
  'rock-mass': rockMass('rockHatch'),
  paving: paving('paving'),
  'fortification-paving': paving('fortificationPaving'),
  'rampart-paving': paving('rampartPaving'),
  thatch: roof(THATCHED),
  tiles: roof(TILED),
  slates: roof(SLATED),
}
