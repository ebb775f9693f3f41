/** Obstacle markers of the common mechanics (CM-OBS), fire and smoke (CM-LOS-10). */
import { type MarkerRow } from './mapRows'
import { called } from '#shared/rules/contract/rows'

/** Lies there and changes nothing: what every row starts from. */
export const PLAIN_OBSTACLE = { obstacle: false, extraHalves: 0, source: 'book', rule: 'CM-OBS' } as const

const work = { obstacle: true, defensive: true, directional: true } as const
const fire = { ...PLAIN_OBSTACLE, rule: 'CM-LOS-10' } as const

export const OBSTACLES: readonly MarkerRow[] = [
  { ...PLAIN_OBSTACLE, ...called('debris', 'débris', 'debris'), obstacle: true, extraHalves: 1 },
  { ...PLAIN_OBSTACLE, ...work, ...called('mantlet', 'mantelet', 'mantlet'), extraHalves: 1 },
  { ...PLAIN_OBSTACLE, ...called('pavises', 'pavois', 'pavises') },
  {
    ...PLAIN_OBSTACLE,
    ...work,
    ...called('palisade', 'palissade', 'palisade'),
    flammable: true,
    closesFront: true,
  },
  {
    ...PLAIN_OBSTACLE,
    ...work,
    ...called('abatis', 'abattis', 'abatis'),
    flammable: true,
    difficulty: 'difficult',
  },
  { ...PLAIN_OBSTACLE, ...work, ...called('ditch', 'fossé', 'ditch'), difficulty: 'rough' },
  { ...PLAIN_OBSTACLE, ...work, ...called('stakes', 'pieux', 'stakes'), extraHalves: 1, only: 'outdoors' },
  {
    ...PLAIN_OBSTACLE,
    ...called('trap', 'piège', 'trap'),
    obstacle: true,
    difficulty: 'rough',
    mayHide: true,
  },
  {
    ...PLAIN_OBSTACLE,
    ...called('tents', 'tentes', 'tents'),
    obstacle: true,
    target: true,
    flammable: true,
    extraHalves: 2,
  },
  {
    ...PLAIN_OBSTACLE,
    ...called('huts', 'cabanes', 'huts'),
    obstacle: true,
    target: true,
    flammable: true,
    extraHalves: 2,
  },
  {
    ...PLAIN_OBSTACLE,
    ...called('cart', 'charrette', 'cart'),
    obstacle: true,
    directional: true,
    target: true,
    extraHalves: 2,
  },
  { ...PLAIN_OBSTACLE, ...work, ...called('wagon', 'chariot', 'wagon'), target: true, extraHalves: 2 },
  {
    ...PLAIN_OBSTACLE,
    ...work,
    ...called('war-wagon', 'chariot de guerre', 'war wagon'),
    target: true,
    extraHalves: 2,
  },
  {
    ...PLAIN_OBSTACLE,
    ...called('civilians', 'civils', 'civilians'),
    obstacle: true,
    target: true,
    extraHalves: 1,
  },
  {
    ...PLAIN_OBSTACLE,
    ...called('herd', 'troupeau', 'herd'),
    obstacle: true,
    target: true,
    extraHalves: 2,
    stacking: 4,
  },
  {
    ...PLAIN_OBSTACLE,
    ...called('boats', 'barques', 'boats'),
    obstacle: true,
    extraHalves: 1,
    only: 'water',
  },
  { ...PLAIN_OBSTACLE, ...called('ruins', 'ruines', 'ruins'), flammable: true, difficulty: 'difficult' },
  { ...fire, ...called('fire-start', 'départ de feu', 'fire-start'), burns: 'start', difficulty: 'rough' },
  {
    ...fire,
    ...called('blaze', 'incendie', 'blaze'),
    burns: 'blaze',
    difficulty: 'difficult',
    blocksSight: true,
  },
  { ...fire, ...called('smoke-sparse', 'fumée éparse', 'sparse smoke'), blocksSight: true, wandering: 2 },
  { ...fire, ...called('smoke-dense', 'fumée dense', 'dense smoke'), blocksSight: true, wandering: 3 },
]
