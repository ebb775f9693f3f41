/**
 * The armies of a scenario: sides, their order of battle, counter types with art and design of their cards, counters.
 * Their types follow from their keys, below, in the order in which the file has them.
 */
import { localized } from '#shared/i18n/localized'
import { absent, called, said, unsaid, whole } from './fields/part'
import { thing } from './fields/thing'
import {
  choice,
  entity,
  flag,
  id,
  ids,
  integer,
  list,
  number,
  optional,
  orElse,
  record,
  stat,
  text,
  type ValueOf,
} from './fields/vocabulary'
import { sideSetUp } from './game'
import {
  ART_SHIFT,
  ART_TURN,
  ART_ZOOM,
  CARD_LENGTH,
  CARD_WIDTH,
  MAX_QUANTITY,
  WING_CONDITION,
} from './limits'
import {
  at,
  authorText,
  color,
  hue,
  idOf,
  imageHash,
  imageSide,
  inLanguages,
  looksTo,
  name,
  nameWords,
  note,
  ofSide,
  owner,
  ownText,
  rank,
} from './named'
import { edgeSpan } from './place'
import { PLACEMENT_NAMES } from './placements'

/** A belligerent. */
export interface Side extends ValueOf<typeof side> {}

/** A part of a side's order of battle (CTR-7), or of another part: `groups.ts` reads the tree. */
export interface Group extends ValueOf<typeof group> {}

/** The values of a wing of an army: those who march under one banner. @rule CM-SCN-3 */
export interface Wing extends ValueOf<typeof wing> {}

export type StatValue = ValueOf<typeof stat>

export type Stats = CounterType['stats']

/**
 * The sheet of a counter: one character (MC-MAP-3) or unit type, with states that own their faces.
 * `stats` hold for all faces; a face's own `stats` (attack, defence, movement…) override them.
 */
export interface CounterType extends ValueOf<typeof counterType> {}

/** States of a counter that back each other, as `Cardboard.states` calls them: `wounded`, `wounded+dead`. */
export interface FacePair extends ValueOf<typeof facePair> {}

/** One face of the cardboard: `healthy`, `wounded`, `mounted-healthy`… the ruleset's schema lists them. */
export interface CounterFaceData extends ValueOf<typeof face> {}

/**
 * The part of a card that a picture takes: that of the figure, all the ground behind figure and numbers, or the whole card, on
 * which then nothing else is printed.
 */
export type ArtMode = ArtPlace['mode']

/** The way a picture lies on a card (CTR-5). */
export interface ArtPlace extends ValueOf<typeof artPlace> {}

/**
 * The design of all cards of a scenario: a ready one, and what the author changed of it; what is absent is as that design has it
 * (painter/counters/designs). @rule CTR-5
 */
export interface CardDesign extends ValueOf<typeof cardDesign> {}

export type ReadyDesignId = CardDesign['base']
export type CardCorners = NonNullable<CardDesign['corners']>
export type CardFont = NonNullable<CardDesign['font']>

/** The parts of a card that may be left out or added. */
export interface CardShows extends ValueOf<typeof cardShows> {}

/** A piece of the scenario; `hex` absent = not on the map: still to be set up, in a reinforcement, or spare. */
export interface Counter extends ValueOf<typeof counter> {}

/** The placement of a counter in its hex (CM; medieval rulesets use `ground` only). */
export type Placement = Counter['placement']

// -------------------------------------------------------------------------------------- keys of armies

export const wing = entity({
  /** `#rrggbb` of the banner. */
  banner: called('bannière', 'banner', hue),
  order: called('ordre', 'order', orElse(choice(['attack', 'defend', 'regroup', 'retreat']), 'attack')),
  morale: called('moral', 'morale', integer(WING_CONDITION.least, WING_CONDITION.most)),
  rest: called('repos', 'rest', integer(WING_CONDITION.least, WING_CONDITION.most)),
  /** The part of the rim by which it retreats from the map. */
  retreatEdge: called('bord de retraite', 'edge of retreat', optional(whole(edgeSpan))),
})

export const sideWords = entity({
  name: called('nom', 'name', ownText),
  notes: called('notes', 'notes', ownText),
})

export const side = entity({
  name,
  /** `#rrggbb` of its counters. */
  color,
  notes: called('notes', 'notes', orElse(text, '')),
  /** Leads the army (CM-SCN-3). */
  commander: called('chef', 'commander', optional(idOf('counters'))),
  /** Absent = its counters begin where they stand. */
  setUp: called('mise en place', 'set-up', optional(sideSetUp)),
  words: inLanguages(sideWords),
})
export const sides = record(
  ids(),
  thing(
    {
      noun: localized('camp', 'side'),
      by: ['name'],
      knownBy: ['name'],
      order: localized('ordre des camps', 'order of the sides'),
    },
    side,
  ),
)

export const groupWords = entity({
  name: called('nom', 'name', ownText),
  note: called('note', 'note', ownText),
})

export const group = entity({
  side: called('camp', 'side', idOf('sides')),
  name,
  note: orElse(note, ''),
  leader: called('chef', 'leader', optional(idOf('counters'))),
  /** The group of the same side that it is a part of; absent = it stands directly under the side. */
  parent: called('groupe supérieur', 'group above', optional(idOf('groups'))),
  /** Order among the groups of one parent; a fraction where it was put between two. */
  rank: called('rang', 'rank', rank),
  /** `#rrggbb` of the stripe on its counters; absent = as the group of which it is a part. A wing has its banner's. */
  color: optional(color),
  /** Makes it a wing of the army. */
  wing: called('aile', 'wing', optional(wing)),
  words: inLanguages(groupWords),
})
export const groups = record(
  ids(),
  thing(
    {
      noun: localized('groupe', 'group'),
      by: ['name'],
      knownBy: ['side', 'name'],
      order: localized('ordre des groupes', 'order of the groups'),
    },
    group,
  ),
)

const stats = record(ids('stats'), stat)
const states = record(ids('states'), stat)

export const artPlace = entity({
  /** Pixels. Absent in files made by hand: opening looks it up (format/openScenario.ts). No hand edits it: the picture has it. */
  width: called('largeur, px', 'width, px', optional(imageSide)),
  /** No hand edits it: the picture has it. */
  height: called('hauteur, px', 'height, px', optional(imageSide)),
  mode: called('place', 'place', orElse(choice(['figure', 'behind', 'card']), 'figure')),
  /** At 1 the upright picture just covers its field. */
  zoom: called('agrandissement', 'zoom', orElse(number(ART_ZOOM.least, ART_ZOOM.most), 1)),
  /** The way from the middle of the field to that of the picture, in shares of the field's width and height. */
  x: called('décalage horizontal', 'horizontal offset', orElse(number(-ART_SHIFT, ART_SHIFT), 0)),
  y: called('décalage vertical', 'vertical offset', orElse(number(-ART_SHIFT, ART_SHIFT), 0)),
  /** Degrees, clockwise. */
  turn: called('rotation', 'turn', orElse(number(-ART_TURN, ART_TURN), 0)),
  /** `#rrggbb`, drawn over the picture. */
  tint: called('teinte', 'tint', optional(hue)),
  /** The strength of the tint, 0 to 1; absent = half. */
  tintOpacity: called('opacité de la teinte', 'opacity of the tint', optional(number(0, 1))),
})
export const face = entity(
  {
    stats: called('caractéristique', 'stat', orElse(stats, {})),
    /** Its own art, in place of the silhouette. */
    image: called('image', 'picture', optional(imageHash)),
    /** The way its picture lies on the card; without it as `newArt` of art.ts lays it. */
    art: called('cadrage', 'framing', optional(artPlace)),
  },
  { settled: ({ art, ...one }) => (one.image === undefined || !art ? one : { ...one, art }) },
)

export const facePair = entity({ front: id(), back: id() })

export const typeWords = entity({
  name: called('nom', 'name', ownText),
  abbreviation: called('sigle', 'abbreviation', ownText),
  /** Stats that are words of the author's may have others in another language too. */
  stats: unsaid(called('caractéristique', 'stat', optional(record(ids('stats'), authorText)))),
})

export const counterType = entity({
  name,
  /** Three letters (SV-CTR-3). */
  abbreviation: called('sigle', 'abbreviation', text),
  side: ofSide,
  /** The published edition that its values come from; empty = the author's own. */
  edition: called('édition', 'edition', orElse(text, '')),
  /** Hexes its counter covers when a state does not say otherwise. */
  footprint: called('cases couvertes', 'hexes covered', choice([1, 2])),
  stats: called('caractéristique', 'stat', stats),
  faces: called('face', 'face', record(ids('faces'), face)),
  /** Counters that a sheet prints. */
  quantity: called('quantité', 'quantity', orElse(integer(0, MAX_QUANTITY), 1)),
  /** Faces that its author wants on one piece of cardboard; the others are paired by the program (`rules/cardboard.ts`). */
  pairs: called('faces réunies', 'faces paired', optional(list(facePair))),
  words: inLanguages(typeWords),
})
export const counterTypes = record(
  ids(),
  thing(
    {
      noun: localized('type de pion', 'counter type'),
      by: ['name'],
      knownBy: ['name'],
      order: localized('ordre des types de pions', 'order of the counter types'),
    },
    counterType,
  ),
)

// A part that the author says nothing of is there or not as the ready design has it.
const shown = absent(localized('selon le dessin', 'as designed'), optional(flag))

export const cardShows = entity({
  name: called('nom', 'name', shown),
  code: called('sigle', 'abbreviation', shown),
  /** The marks about the numbers: two-handed weapon, armour, shield (SV-CTR-1, SV-CTR-2). */
  marks: called('marques', 'marks', shown),
  /** The shape of the side, which tells sides apart without colour. */
  pip: called('forme du camp', 'shape of the side', shown),
  /** The pips of the steps that are left. */
  steps: called('pas restants', 'steps left', shown),
  /** The hex on which it stands, as the set-up has it. */
  hex: called('case', 'hex', shown),
  /** The stripe in the colour of its group. */
  group: called('groupe', 'group', shown),
})

export const cardDesign = entity({
  base: called('dessin', 'design', choice(['standard', 'figure', 'numbers', 'boxed'])),
  /** The width of a one-hex card, which is the height of a two-hex one; absent = by the hex. */
  widthMm: called('largeur, mm', 'width, mm', optional(number(CARD_WIDTH.least, CARD_WIDTH.most))),
  /** The length of a two-hex card; absent = in proportion. */
  lengthMm: called('longueur, mm', 'length, mm', optional(number(CARD_LENGTH.least, CARD_LENGTH.most))),
  /** The shape of the front edge and its ends: a gable that points where it faces, a straight edge, rounded corners. */
  corners: called('coins', 'corners', optional(choice(['pointed', 'square', 'round']))),
  /** The letters of numbers and names. */
  font: called('police', 'font', optional(choice(['sans', 'sans-bold', 'serif']))),
  /** The place of the three numbers on one-hex cards: side by side at the foot, or one under the other at the right. */
  numbers: called('place des nombres', 'place of the numbers', optional(choice(['row', 'column']))),
  shows: called('parties montrées', 'parts shown', optional(cardShows)),
})

const OFF_MAP = localized('hors de la carte', 'off the map')

export const counter = entity(
  {
    type: called('type', 'type', idOf('counterTypes')),
    /** Own name of a character; empty = the type's. */
    name: orElse(name, ''),
    side: ofSide,
    /** Position; for a two-hex counter its front hex (MC-GEO-3). */
    hex: said('move', absent(OFF_MAP, optional(at))),
    facing: looksTo,
    placement: called(
      'niveau dans la case',
      'level in the hex',
      orElse(
        said(
          PLACEMENT_NAMES,
          choice(['ground', 'low-flight', 'high-flight', 'shallow-infiltration', 'deep-infiltration']),
        ),
        'ground',
      ),
    ),
    /** Order within hex and placement, bottom first; a fraction where it was placed between two. */
    rank: called('place dans la pile', 'place in the stack', rank),
    /** The face shown: a key of its type's `faces`. */
    face: called('face', 'face', said('faces', id())),
    /** State the face does not show: `stunned`, `dead`, or the fantasy game's cohesion, fatigue… */
    status: called('état', 'state', orElse(states, {})),
    hidden: called('caché', 'hidden', orElse(flag, false)),
    decoy: called('leurre', 'decoy', orElse(flag, false)),
    /** No hand edits it: no rule asks for it, files may have it. */
    owner,
    /** The group of its side that it belongs to. */
    group: called('groupe', 'group', optional(idOf('groups'))),
    /** It enters the game with these; absent = it is there from the start, or is spare. */
    reinforcement: called('renfort', 'reinforcement', optional(idOf('reinforcements'))),
    /** Neither in the set-up nor in a reinforcement: kept for the author's later use. */
    spare: called('en réserve', 'spare', optional(flag)),
    words: inLanguages(nameWords),
  },
  // A rank is the place within the stack of a hex: it comes with the hex.
  { follows: { rank: 'hex' } },
)
export const counters = record(
  ids(),
  thing(
    {
      noun: localized('pion', 'counter'),
      by: 'counter',
      knownBy: ['type', 'name', 'hex'],
      order: localized('ordre des pions dans le fichier', 'order of the counters in the file'),
    },
    counter,
  ),
)
