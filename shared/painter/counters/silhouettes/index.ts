/** The shapes of every figure. */
import { type Silhouette } from '#shared/rules/contract/counterFace'
import { archer } from './archer'
import { beast } from './beast'
import { boat } from './boat'
import { caster } from './caster'
import { cataphract } from './cataphract'
import { crossbowman } from './crossbowman'
import { dragon } from './dragon'
import { engine } from './engine'
import { type Figure } from './figure'
import { giant } from './giant'
import { horde } from './horde'
import { knight } from './knight'
import { leader } from './leader'
import { lightRider } from './lightRider'
import { monk } from './monk'
import { mountedArcher } from './mountedArcher'
import { peasant } from './peasant'
import { pikeman } from './pikeman'
import { rider } from './rider'
import { serpent } from './serpent'
import { skirmisher } from './skirmisher'
import { spearman } from './spearman'
import { swordsman } from './swordsman'
import { winged } from './winged'
import {
  axeman,
  brotherKnight,
  greatSwordsman,
  halberdier,
  kiteShieldman,
  phalangite,
  raider,
  townsman,
} from './footWarriors'
import { engineer, woman } from './townsfolk'
import { emir, hideShieldman, maceBearer, naphthaThrower, sabreman, turbanedArcher } from './easterners'
import { knifeman, longbowman, shieldedCrossbowman, slinger, stoneThrower } from './missiles'
import { ballista, ram } from './engines'
import {
  brotherRider,
  mountedCrossbowman,
  mountedEmir,
  mountedLeader,
  mountedSergeant,
  sabreRider,
  steppeArcher,
  turbanedLancer,
} from './riders'
import { camelRider } from './camelRider'
import { fallenHorse, loneHorse } from './loneHorses'
import { bat, griffonRider, spider, wolf, wolfRider } from './fantasyBeasts'
import { demon, dwarf, lizardman, orc, skeleton, wraith } from './fantasyFolk'

export const FIGURES: Readonly<Record<Silhouette, Figure>> = {
  swordsman,
  spearman,
  archer,
  crossbowman,
  knight,
  rider,
  'mounted-archer': mountedArcher,
  leader,
  peasant,
  monk,
  skirmisher,
  pikeman,
  horde,
  'light-rider': lightRider,
  cataphract,
  caster,
  beast,
  winged,
  giant,
  dragon,
  engine,
  boat,
  serpent,
  'kite-shieldman': kiteShieldman,
  axeman,
  raider,
  halberdier,
  'great-swordsman': greatSwordsman,
  'brother-knight': brotherKnight,
  townsman,
  woman,
  engineer,
  sabreman,
  'hide-shieldman': hideShieldman,
  'turbaned-archer': turbanedArcher,
  'mace-bearer': maceBearer,
  'naphtha-thrower': naphthaThrower,
  emir,
  slinger,
  longbowman,
  'shielded-crossbowman': shieldedCrossbowman,
  'stone-thrower': stoneThrower,
  knifeman,
  ballista,
  ram,
  'brother-rider': brotherRider,
  'mounted-sergeant': mountedSergeant,
  'turbaned-lancer': turbanedLancer,
  'sabre-rider': sabreRider,
  'steppe-archer': steppeArcher,
  'mounted-crossbowman': mountedCrossbowman,
  'mounted-leader': mountedLeader,
  'mounted-emir': mountedEmir,
  'camel-rider': camelRider,
  'lone-horse': loneHorse,
  'fallen-horse': fallenHorse,
  phalangite,
  dwarf,
  orc,
  skeleton,
  wraith,
  demon,
  lizardman,
  wolf,
  'wolf-rider': wolfRider,
  spider,
  bat,
  'griffon-rider': griffonRider,
}
