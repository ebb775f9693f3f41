/**
 * The character as one thing: what state it is in, which face and marks show it, and what an effect makes of it
 * (MC-MAP-3, MC-INF-11). A rider that leaves the saddle goes on foot, and its mount becomes a separate piece.
 */
import { type Counter } from '#shared/document/armies'
import { type Position } from '../position/position'
import { type MedievalFace, type MedievalRows as Rows } from '../rows/mapRows'
import { faceRow } from '#shared/rules/contract/rows'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'

export interface CharacterState {
  readonly mounted: boolean
  readonly wounded: boolean
  readonly stunned: boolean
  readonly dead: boolean
}

/** The effect on a character and on the mount under it; an absent part = spared. */
export interface Effect {
  readonly character?: 'recovers' | 'stunned' | 'wounded' | 'killed'
  readonly unhorsed?: true
  /** The mount under a rider is brought down. */
  readonly mount?: 'down'
  /** The effect of the same blow on a mount that bears no rider. */
  readonly mountAlone?: 'down'
  /** Hexes; 0 or absent = none. */
  readonly retreat?: number
  /** Hexes that the mount runs off alone once its rider has left the saddle (MC-NAP-3); 0 or absent = none. */
  readonly mountRetreat?: number
  /** The wound counts as a first one, whatever came before (MC-NAP-3). */
  readonly neverSecond?: true
}

/** The cause of a death: the effect itself, a second wound or stun, a retreat while stunned, flames. */
export type Death = 'outright' | 'second-blow' | 'driven' | 'burnt'

export interface Aftermath {
  readonly character: CharacterState
  /** The death of a character who dies of it. */
  readonly death?: Exclude<Death, 'burnt'>
  /** The mount that the rider left, now a separate piece, where the rider was. */
  readonly mount?: 'riderless' | 'fallen'
}

/**
 * Is this wound or stun the last one? It is when the character is `hurt`: wounded or stunned already. @rule MC-INF-11
 */
export function isLastBlow(hurt: boolean, blow: Effect['character']): boolean {
  return hurt && (blow === 'wounded' || blow === 'stunned')
}

/**
 * The character after an effect. A retreat is not made here, but it kills who is stunned. Stunned and killed riders
 * leave the saddle whatever the effect says: no face shows them on a mount.
 * @rule MC-INF-11 @rule MC-NAP-3 @rule MC-MAP-3
 * @interpretation Who is stunned and then wounded by naphtha alone is wounded, and stunned no more.
 */
export function afterEffect(before: CharacterState, effect: Effect): Ruling<Aftermath> {
  const { character, mount, unhorsed, retreat = 0, neverSecond } = effect
  const hurtAgain = !neverSecond && isLastBlow(before.wounded || before.stunned, character)
  const drivenSenseless = before.stunned && retreat > 0 && character !== 'recovers'
  const dead = before.dead || character === 'killed' || hurtAgain || drivenSenseless
  const stunned = !dead && (character === 'stunned' || (before.stunned && character === undefined))
  const falls = before.mounted && (unhorsed === true || mount === 'down' || stunned || dead)
  const after: CharacterState = {
    mounted: before.mounted && !falls,
    wounded: before.wounded || character === 'wounded',
    stunned,
    dead,
  }
  const death = character === 'killed' ? 'outright' : hurtAgain ? 'second-blow' : 'driven'
  return ruling(
    {
      character: after,
      ...(dead && !before.dead && { death }),
      ...(falls && { mount: mount === 'down' ? 'fallen' : 'riderless' }),
    },
    because('MC-MAP-3'),
    ...(hurtAgain || drivenSenseless ? [because('MC-INF-11')] : []),
    ...(neverSecond ? [because('MC-NAP-3')] : []),
  )
}

/** Does an effect fell a mount without a rider? @rule MC-FIR-6 */
export function mountFalls(effect: Effect): Ruling<boolean> {
  return ruling(effect.mount === 'down' || effect.mountAlone === 'down', because('MC-FIR-6'))
}

/** The state that a counter shows; undefined for a mount alone, which is no character. */
export function characterState({ rows }: Position, counter: Counter): CharacterState | undefined {
  const face = faceRow(rows, counter.face)
  if (!face || face.riderless) return undefined
  const { stunned, dead } = counter.status
  return { mounted: face.mounted, wounded: face.wounded, stunned: stunned === true, dead: dead === true }
}

/** The face of a counter in a state, and the marks that no face carries. */
export interface Shown {
  readonly face: string
  readonly status: { readonly stunned: boolean; readonly dead: boolean }
}

/**
 * The face and marks of a character. The dead lie on the back of the wounded counter.
 * Throws when the schema has no such face.
 * @rule MC-MAP-3
 */
export function shownState(rows: Rows, { mounted, wounded, stunned, dead }: CharacterState): Shown {
  const face = faceWith(rows, { mounted, wounded: wounded || dead, riderless: false, fallen: false })
  return { face, status: { stunned, dead } }
}

/** The face of a mount without its rider. Throws when the schema has none. @rule MC-MAP-3 */
export function shownMount(rows: Rows, mount: 'riderless' | 'fallen'): string {
  const fallen = mount === 'fallen'
  return faceWith(rows, { mounted: true, wounded: fallen, riderless: true, fallen })
}

type FaceTraits = Required<Pick<MedievalFace, 'mounted' | 'wounded'>> & {
  readonly riderless: boolean
  readonly fallen: boolean
}

function faceWith({ counterSchema }: Rows, traits: FaceTraits): string {
  const found = counterSchema.faces.find(
    ({ mounted, wounded, riderless = false, fallen = false }) =>
      mounted === traits.mounted &&
      wounded === traits.wounded &&
      riderless === traits.riderless &&
      fallen === traits.fallen,
  )
  if (!found) throw new Error(`${counterSchema.id} has no face for ${JSON.stringify(traits)}`)
  return found.id
}

/** One counter of cardboard by the states on its two sides. */
interface Piece {
  readonly front: Shown
  readonly back: Shown
}

/** The counters of one character: two on foot, and two more for its mounted self. @rule MC-MAP-3 */
export function piecesOf(rows: Rows, mounted: boolean): Piece[] {
  const character = (state: Partial<CharacterState>): Shown =>
    shownState(rows, { mounted: false, wounded: false, stunned: false, dead: false, ...state })
  const mount = (state: 'riderless' | 'fallen'): Shown => ({
    face: shownMount(rows, state),
    status: { stunned: false, dead: false },
  })
  const onFoot = [
    { front: character({}), back: character({ stunned: true }) },
    { front: character({ wounded: true }), back: character({ wounded: true, dead: true }) },
  ]
  if (!mounted) return onFoot
  return [
    ...onFoot,
    { front: character({ mounted: true }), back: mount('riderless') },
    { front: character({ mounted: true, wounded: true }), back: mount('fallen') },
  ]
}
