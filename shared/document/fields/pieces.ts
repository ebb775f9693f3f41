/** Counters, their types and the design of their cards, key by key, in the order in which the file has them. */
import { localized } from '#shared/i18n/localized'
import {
  type ArtPlace,
  type CardDesign,
  type CardShows,
  type Counter,
  type CounterFaceData,
  type CounterType,
  type FacePair,
} from '../armies'
import { ART_SHIFT, ART_TURN, ART_ZOOM, CARD_LENGTH, CARD_WIDTH, MAX_QUANTITY } from '../limits'
import { PLACEMENT_NAMES } from '../counters'
import { imageHash, name, hue, ofSide, owner, at, looksTo, rank, imageSide } from './named'
import { absent, called, said } from './part'
import { thing } from './thing'
import {
  choice,
  flag,
  id,
  idOf,
  ids,
  integer,
  list,
  number,
  object,
  optional,
  orElse,
  record,
  stat,
  text,
} from './vocabulary'

const stats = record(ids('stats'), stat)
const states = record(ids('states'), stat)

export const artPlace = object<ArtPlace>({
  width: called('largeur, px', 'width, px', optional(imageSide)),
  height: called('hauteur, px', 'height, px', optional(imageSide)),
  mode: called('place', 'place', orElse(choice(['figure', 'behind', 'card']), 'figure')),
  zoom: called('agrandissement', 'zoom', orElse(number(ART_ZOOM.least, ART_ZOOM.most), 1)),
  x: called('décalage horizontal', 'horizontal offset', orElse(number(-ART_SHIFT, ART_SHIFT), 0)),
  y: called('décalage vertical', 'vertical offset', orElse(number(-ART_SHIFT, ART_SHIFT), 0)),
  turn: called('rotation', 'turn', orElse(number(-ART_TURN, ART_TURN), 0)),
  tint: called('teinte', 'tint', optional(hue)),
  tintOpacity: called('opacité de la teinte', 'opacity of the tint', optional(number(0, 1))),
})
const face = object<CounterFaceData>(
  {
    stats: called('caractéristique', 'stat', orElse(stats, {})),
    image: called('image', 'picture', optional(imageHash)),
    art: called('cadrage', 'framing', optional(artPlace)),
  },
  { settled: ({ art, ...one }) => (one.image === undefined || !art ? one : { ...one, art }) },
)

const facePair = object<FacePair>({ front: id(), back: id() })

export const counterType = object<CounterType>({
  name,
  abbreviation: called('sigle', 'abbreviation', text),
  side: ofSide,
  edition: called('édition', 'edition', orElse(text, '')),
  footprint: called('cases couvertes', 'hexes covered', choice([1, 2])),
  stats: called('caractéristique', 'stat', stats),
  faces: called('face', 'face', record(ids('faces'), face)),
  quantity: called('quantité', 'quantity', orElse(integer(0, MAX_QUANTITY), 1)),
  pairs: called('faces réunies', 'faces paired', optional(list(facePair))),
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

const cardShows = object<CardShows>({
  name: called('nom', 'name', shown),
  code: called('sigle', 'abbreviation', shown),
  marks: called('marques', 'marks', shown),
  pip: called('forme du camp', 'shape of the side', shown),
  steps: called('pas restants', 'steps left', shown),
  hex: called('case', 'hex', shown),
  group: called('groupe', 'group', shown),
})

export const cardDesign = object<CardDesign>({
  base: called('dessin', 'design', choice(['standard', 'figure', 'numbers', 'boxed'])),
  widthMm: called('largeur, mm', 'width, mm', optional(number(CARD_WIDTH.least, CARD_WIDTH.most))),
  lengthMm: called('longueur, mm', 'length, mm', optional(number(CARD_LENGTH.least, CARD_LENGTH.most))),
  corners: called('coins', 'corners', optional(choice(['pointed', 'square', 'round']))),
  font: called('police', 'font', optional(choice(['sans', 'sans-bold', 'serif']))),
  numbers: called('place des nombres', 'place of the numbers', optional(choice(['row', 'column']))),
  shows: called('parties montrées', 'parts shown', optional(cardShows)),
})

const OFF_MAP = localized('hors de la carte', 'off the map')

export const counter = object<Counter>(
  {
    type: called('type', 'type', idOf('counterTypes')),
    name: orElse(name, ''),
    side: ofSide,
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
    rank: called('place dans la pile', 'place in the stack', rank),
    face: called('face', 'face', said('faces', id())),
    status: called('état', 'state', orElse(states, {})),
    hidden: called('caché', 'hidden', orElse(flag, false)),
    decoy: called('leurre', 'decoy', orElse(flag, false)),
    owner,
    group: called('groupe', 'group', optional(idOf('groups'))),
    reinforcement: called('renfort', 'reinforcement', optional(idOf('reinforcements'))),
    spare: called('en réserve', 'spare', optional(flag)),
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
