/** The way to draw a face: the ready design of its scenario, with what the author changed laid over it (CTR-5). */
import { type CardDesign, type CardFont } from '#shared/document/armies'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { NAME_LEADING, setName } from './cardName'
import { type Box, type CardLayout, cardUnit, HALF_LENGTH, halfLength, type Place } from './cardLayout'
import { READY_DESIGNS } from './index'
import { lowered } from './longName'
import { outlineOf } from './outline'
import { type CardPart, type Places, type ReadyDesign } from './readyDesign'

export interface DrawnDesign {
  readonly layout: CardLayout
  readonly print: ReadyDesign['print']
  readonly corners: ReadyDesign['corners']
  readonly font: CardFont
  readonly shows: Readonly<Record<CardPart, boolean>>
}

const STANDARD: CardDesign = { base: 'standard' }

// By shape of card; a design is one object for all cards of a scenario.
const known = new WeakMap<CardDesign, Map<string, DrawnDesign>>()

/** @param hexMm width of a hex: a length in mm also holds for cards that follow the hex */
export function designOf(face: CounterFace, hexMm: number): DrawnDesign {
  const design = face.design ?? STANDARD
  const shapes = known.get(design) ?? new Map<string, DrawnDesign>()
  known.set(design, shapes)
  const shape = `${face.footprint}${face.across ?? ''}`
  const drawn = shapes.get(shape) ?? laidOver(design, face)
  shapes.set(shape, drawn)
  const half = halfLength(face, hexMm)
  const unit = cardUnit(face, hexMm)
  if (face.footprint === 1 || half === HALF_LENGTH) return named(drawn, face, unit)
  const outline = outlineOf(face, drawn.corners, half)
  const layout = { ...stretched(drawn.layout, half / HALF_LENGTH), outline }
  return named({ ...drawn, layout }, face, unit)
}

// With the room that its name needs.
function named(drawn: DrawnDesign, face: CounterFace, unit: number): DrawnDesign {
  if (!drawn.shows.name || face.name === '') return drawn
  const { lines, size } = setName(face, drawn, unit)
  const drop = (lines.length * NAME_LEADING * size) / unit - drawn.layout.name.height
  return drop > 0 ? { ...drawn, layout: lowered(drawn.layout, drop) } : drawn
}

/** The choices of a design that hold for all shapes of card. */
export function partsOf(design: CardDesign): Omit<DrawnDesign, 'layout'> & Pick<ReadyDesign, 'numbers'> {
  const ready = READY_DESIGNS[design.base]
  const { extra: _, ...shows } = design.shows ?? {}
  return {
    print: ready.print,
    corners: design.corners ?? ready.corners,
    font: design.font ?? ready.font,
    numbers: design.numbers ?? ready.numbers,
    shows: { ...ready.shows, ...shows },
  }
}

function laidOver(design: CardDesign, { footprint, across }: CounterFace): DrawnDesign {
  const ready = READY_DESIGNS[design.base]
  const { numbers, ...parts } = partsOf(design)
  const inColumn = footprint === 1 && numbers === 'column'
  const shape = footprint === 1 ? 'one' : across ? 'across' : 'rider'
  const places: Places = { ...ready[shape], ...(inColumn && ready.column) }
  const shown = parts.shows.name ? places : withoutName(places)
  return {
    ...parts,
    layout: {
      ...shown,
      outline: outlineOf({ footprint, ...(across && { across }) }, parts.corners, HALF_LENGTH),
    },
  }
}

/** The highest that a panel may reach on any card. */
const TOP = -0.33

// Without a name above, the panel and what stands along its upper edge move up.
function withoutName(places: Places): Places {
  const { nameRoom: up, panel, strip } = places
  if (up === 0) return places
  const higher = <T extends Box>(box: T): T => ({ ...box, top: Math.max(TOP, box.top - up) })
  const raised = <T extends { readonly y: number }>(at: T): T => ({ ...at, y: at.y - up })
  return {
    ...places,
    panel: higher(panel),
    ...(strip && { strip: strip.top === panel.top ? higher(strip) : strip }),
    figure: higher(places.figure),
    narrowFigure: higher(places.narrowFigure),
    wound: higher(places.wound),
    code: raised(places.code),
    hex: raised(places.hex),
    pip: raised(places.pip),
  }
}

// All keeps its proportion along the card; letters keep their size, numbers only while they have the room.
function stretched(layout: CardLayout, by: number): CardLayout {
  const box = <T extends Box>(one: T): T => ({ ...one, left: one.left * by, right: one.right * by })
  const moved = <T extends { readonly x: number }>(one: T): T => ({ ...one, x: one.x * by })
  const place = ([x, y]: Place): Place => [x * by, y]
  const { badges, name, numbers, strip } = layout
  const [attack, defence, movement] = numbers.at
  const [first, ...others] = badges
  const less = Math.min(1, by)
  return {
    ...layout,
    panel: box(layout.panel),
    ...(strip && { strip: box(strip) }),
    figure: box(layout.figure),
    narrowFigure: box(layout.narrowFigure),
    numbers: {
      at: [place(attack), place(defence), place(movement)],
      size: numbers.size * less,
      room: numbers.room * by,
      marks: numbers.marks * less,
    },
    code: moved(layout.code),
    hex: moved(layout.hex),
    name: { ...moved(name), width: name.width * by },
    pip: moved(layout.pip),
    steps: box(layout.steps),
    badges: [place(first), ...others.map(place)],
    states: place(layout.states),
    wound: box(layout.wound),
    tip: moved(layout.tip),
  }
}
