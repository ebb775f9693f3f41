/** Counters as pieces: one slot for each type in a side and a group, one for each character; their faces and states are layers. */
import { called } from '#shared/document/called'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type ShownState } from '#shared/rules/contract/cardboard'
import { cardboardOf } from '#shared/rules/registry/parts'
import { type CardPicture, cardPicture, lying } from './cardPictures'
import { casualtiesBox, concealing, sideName } from './concealing'
import { type CounterSlot } from './counterSlots'
import { evenPixels } from './pictures'
import { type FromPrototype, type Piece, type PiecePart } from './pieces'
import { type RearHex } from './rearHex'
import { type ModuleSetting, say } from './setting'
import { stateLayers } from './stateLayers'
import { reported, spoken } from './strings'
import * as traits from './traits'
import { KEYS } from './traits'
import { handling, type Turning, turningOf } from './turning'

/** The piece of a slot: as it lies in the palette, and as each of its counters begins. */
export interface CounterPiece {
  readonly slot: CounterSlot
  readonly piece: Piece
  /** px, of the palette. */
  readonly card: CardPicture
  /** @param unturned looking up, as it waits in a box */
  begun(id: CounterId, unturned?: 'unturned'): Piece
}

export function counterPiece(setting: ModuleSetting, slot: CounterSlot, rearHex: RearHex): CounterPiece {
  const { turning, pictures } = facePictures(setting, slot)
  const first = pictures.find(({ face }) => face === slot.example.face) ?? pictures[0]
  if (!first) throw new Error(`no face for ${slot.key}`)
  const name = pieceName(setting, slot)
  const long = pictures.flatMap(({ card }, index) => (card.footprint === 2 ? [index + 1] : []))
  const levels = long.length === pictures.length ? 'every' : long
  const rear = long.length > 0 ? rearHex(slot, turning, levels, facingOfLong(setting, slot, pictures)) : []
  const layers = stateLayers(setting, slot.example, first.card)
  const cards = pictures.map(({ card }) => card)
  const shape = shapeOf(setting, cards, turning, (counter) => levelOf(pictures, counter))
  const make = (counter: Counter, begins: boolean, isTurned = begins): Piece => ({
    name,
    gpid: setting.gpid(slot.key),
    parts: [
      concealing(setting, slot, begins ? counter : undefined),
      dying(setting, slot),
      handling(setting, turning, isTurned ? counter : undefined, rear.length > 0),
      ...rear,
      ...shape(counter),
      ...faceChoice(setting, pictures),
      ...layers(begins ? counter : undefined),
      faceLayer(setting, pictures, counter),
      traits.marks(markedAs(setting, slot, turning, long.length > 0 ? 2 : 1)),
    ],
  })
  return {
    slot,
    card: first.card,
    piece: make(slot.example, false),
    begun: (id, unturned) =>
      make(setting.scenario.counters[id] ?? slot.example, true, unturned === undefined),
  }
}

/** The one kind of facing that the rules allow its faces on two hexes; undefined = they leave it free. */
function facingOfLong(
  { scenario, ruleset }: ModuleSetting,
  { example }: CounterSlot,
  faces: readonly (FaceOf & { readonly card: CardPicture })[],
): 'side' | 'vertex' | undefined {
  const kinds = new Set(
    faces
      .filter(({ card }) => card.footprint === 2)
      .map(({ face, status }) => ruleset.facingKind(scenario, lying(example, { face, status }))),
  )
  // The dead lie as they fell.
  kinds.delete('any')
  const [kind] = kinds
  return kinds.size === 1 && (kind === 'side' || kind === 'vertex') ? kind : undefined
}

/** The pictures of its faces, each under the name that every edition gives it: those of pieces too that are in saved games alone. */
export function facePictures(setting: ModuleSetting, slot: CounterSlot) {
  const faces = facesOf(setting, slot)
  const turning = turningOf(setting, slot, faces)
  const pictures = faces.map((face) => {
    const shown = lying(slot.example, { face: face.face, status: face.status })
    return { ...face, card: cardPicture(setting, shown, turning.base, `${slot.key}, ${face.id}`) }
  })
  return { turning, pictures }
}

/** The name of a piece in palette, reports and lists. */
export function pieceName(setting: ModuleSetting, { example }: Pick<CounterSlot, 'example'>): string {
  const { scenario } = setting
  const name = example.name || called(scenario.counterTypes[example.type], example.type)
  return reported(spoken(example.decoy ? `${name} (${say(setting, 'decoy').toLowerCase()})` : name)) || '–'
}

// ----------------------------------------------------------------------------------------------- faces

type FaceOf = Pick<ShownState, 'id' | 'name' | 'face' | 'status'>

/** The property of the layer of faces. */
const FACE = 'Face'

/** All states that have a face, and those in which its counters begin. */
function facesOf({ scenario, ruleset }: ModuleSetting, { example, counters }: CounterSlot): FaceOf[] {
  const known = cardboardOf(ruleset.id)?.states(scenario, example, 'every-state') ?? []
  const faces: FaceOf[] = [...known]
  const begun = counters.flatMap((id) => scenario.counters[id] ?? [])
  for (const { face } of [example, ...begun]) {
    if (faces.some((one) => one.face === face)) continue
    const row = ruleset.counterSchema.faces.find(({ id }) => id === face)
    faces.push({ id: face, name: row?.name ?? { fr: face, en: face }, face, status: {} })
  }
  return faces
}

function faceLayer(
  setting: ModuleSetting,
  faces: readonly (FaceOf & { readonly card: CardPicture })[],
  counter: Counter,
): traits.Trait {
  const { language } = setting
  const levels = faces.map(({ name, card }) => ({
    image: card.image,
    name: traits.afterName(` (${spoken(name[language])})`),
  }))
  const commands = levels.length > 1 && {
    next: { words: say(setting, 'nextFace'), key: KEYS.nextFace },
    previous: { words: say(setting, 'previousFace'), key: KEYS.previousFace },
  }
  const level = levelOf(faces, counter)
  return traits.layer({ property: FACE, levels, level, isChosen: levels.length > 1, ...commands })
}

/** Each face by its name. */
function faceChoice(setting: ModuleSetting, faces: readonly FaceOf[]): readonly traits.Trait[] {
  if (faces.length < 2) return []
  const names = faces.map(({ name }) => {
    const words = spoken(name[setting.language])
    return words.charAt(0).toUpperCase() + words.slice(1)
  })
  return traits.choice(FACE, say(setting, 'toFace'), names, traits.CHOOSES_FACE)
}

/** Goes to the box of its side's casualties, and back. */
function dying(setting: ModuleSetting, { side }: CounterSlot): FromPrototype {
  const zone = casualtiesBox(setting, side)
  const words = { command: say(setting, 'toCasualties'), back: say(setting, 'fromCasualties') }
  return {
    prototype: zone,
    traits: [
      traits.reports([KEYS.casualties], say(setting, 'lost')),
      traits.reports([traits.BACK_FROM_CASUALTIES], say(setting, 'notLost')),
      traits.sendsTo(say(setting, 'offMap'), zone, words),
    ],
  }
}

// The state of its face that says most of what is true of it, and nothing else.
function levelOf(faces: readonly FaceOf[], { face, status }: Counter): number {
  const truths = ({ status: said }: FaceOf): number => Object.keys(said).length
  const fitting = faces.filter(
    (one) => one.face === face && Object.entries(one.status).every(([id, value]) => status[id] === value),
  )
  const [best] = [...fitting].sort((a, b) => truths(b) - truths(a))
  return 1 + Math.max(0, faces.indexOf(best ?? (faces[0] as FaceOf)))
}

/**
 * The part of a piece that a click finds: its card. A picture that is turned already would be found by the square about it, one on two
 * hexes by the empty half ahead of it too. Faces on one hex and on two differ: a layer of empty pictures adds the other hex to the
 * latter. Where such cards are turned already, the empty pictures would be too large: all faces have the longer shape there.
 */
function shapeOf(
  setting: ModuleSetting,
  cards: readonly CardPicture[],
  { base }: Turning,
  level: (counter: Counter) => number,
): (counter: Counter) => PiecePart[] {
  const long = cards.find(({ footprint }) => footprint === 2)
  const short = cards.find(({ footprint }) => footprint === 1)
  const own = base === 0 && long ? (short ?? long) : base === 0 ? undefined : (long ?? short)
  if (!own) return () => []
  const shaped = traits.shaped(own.corners, own.image)
  if (own === long || !long) return () => [shaped]
  const { image, at } = emptyPicture(setting, long.corners)
  const levels = cards.map(({ footprint }) => ({ image: footprint === 2 ? image : '', name: '' }))
  return (counter) => [
    traits.layer({ property: 'Reach', levels, level: level(counter), follows: FACE, at }),
    shaped,
  ]
}

/** As large as a card. @returns its name, and its middle in px from that of the piece */
function emptyPicture({ pictures }: ModuleSetting, corners: CardPicture['corners']) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, right, top, bottom] = [leastOf(xs), greatestOf(xs), leastOf(ys), greatestOf(ys)]
  const [width, height] = [evenPixels((right - left) / 2), evenPixels((bottom - top) / 2)]
  const image = pictures.add({ key: `reach/${width}x${height}`, stem: 'reach' }, () => ({
    width,
    height,
    paint: () => [],
  }))
  return { image, at: { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) } }
}

/** Properties by which players search, sort and filter. */
function markedAs(
  setting: ModuleSetting,
  { side, group, example }: CounterSlot,
  { base }: Turning,
  hexes: number,
): Readonly<Record<string, string>> {
  const { scenario } = setting
  const type = scenario.counterTypes[example.type]
  return {
    Kind: 'Counter',
    Side: side === undefined ? say(setting, 'noSide') : sideName(setting, side),
    Group: spoken((group && scenario.groups[group]?.name) ?? ''),
    Type: spoken(type?.name ?? example.type),
    Code: spoken(type?.abbreviation ?? ''),
    // Degrees clockwise from up, before it is turned.
    FirstFacing: String(Math.round((base * 180) / Math.PI)),
    // The most that a face covers.
    Hexes: String(hexes),
  }
}
