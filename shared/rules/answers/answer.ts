/**
 * The answer to an inquiry (`inquiry.ts`), as data that panel, map, copied text and command line all show: the sum read off the
 * map, the exact chances, what follows, and the places that it speaks of. Each part names the rules that decided it.
 */
import { type Counter, type Placement } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type Localized } from '#shared/i18n/localized'
import { type Fraction } from '#shared/rules/chances/fraction'
import { type Reason } from '#shared/rules/sentences/ruling'

/** A circumstance read off the map: "range 7, long: −1", "cover: medium". */
export interface AnswerItem {
  readonly name: Localized
  /** A number counts in the sum; words only tell. */
  readonly value: number | Localized
  readonly reason: Reason
}

/** The gravity of an outcome, which decides its colour: 0 nothing, 1 stopped or driven back, 2 stunned, 3 wounded, 4 killed. */
export type Gravity = 0 | 1 | 2 | 3 | 4

export interface AnswerOutcome {
  /** Its own among the outcomes. */
  readonly id: string
  readonly name: Localized
  /** Over the number of cases for one roll: 2/10; composed of several, in lowest terms. */
  readonly chance: Fraction
  readonly gravity: Gravity
  /** All that it brings about, in order: "retreats 2 hexes", "one attacker may advance". */
  readonly then: readonly Localized[]
  /** The rules by which it brings them about; absent = those of the answer alone. */
  readonly because?: readonly Reason[]
}

/** The colour of an area: seen or not, or how much of something, from 0 (least) to 1 (most). */
export type Tone = 'yes' | 'partly' | 'no' | number

/** Hexes of one meaning, shaded alike; the legend names it. */
export interface AnswerShade {
  /** Its own among the shades. */
  readonly id: string
  readonly name: Localized
  readonly tone: Tone
  /** Ruled over its colour, the more the higher: tells areas of one colour apart, as a hex in cover from one in the open. */
  readonly ruled?: 1 | 2 | 3
  readonly hexes: readonly Axial[]
  /** Written in each hex, in the order of the hexes, where it can be read: "3½", "2/10". */
  readonly texts?: readonly string[]
}

/** The meaning of an arrow from one hex to another. */
export type LinkKind =
  'sight' | 'fire' | 'throw' | 'defensive-fire' | 'fight' | 'opportunity' | 'step' | 'blocked'

export interface AnswerLink {
  readonly kind: LinkKind
  readonly from: Axial
  readonly to: Axial
}

/** A way over the map: the start first, then each hex entered. */
export interface AnswerWay {
  readonly path: readonly Axial[]
  /** The one that is recommended, or another; one that is not chosen by the rules but drawn, and may be refused by them. */
  readonly rank: 'best' | 'other' | 'drawn' | 'refused'
}

/** A place where a counter would stand: what "Play" on an entry makes true, as one undo step. */
export interface AnswerStand {
  readonly counter: CounterId
  readonly hex: Axial
  readonly facing: Facing
  /** Absent = as it is placed. */
  readonly placement?: Placement
  /** The states that getting there changes: the fatigue of a minimal move. */
  readonly status?: Counter['status']
}

/** Somebody or some place that an answer names, with what it says of it. */
export interface AnswerEntry {
  readonly counter?: CounterId
  /** Shown on the map when the entry is pointed at. */
  readonly hexes?: readonly Axial[]
  /** Absent = the name of its counter, else of its hexes. */
  readonly name?: Localized
  readonly value?: Localized
  readonly items?: readonly AnswerItem[]
  readonly outcomes?: readonly AnswerOutcome[]
  /** The way is drawn when the entry is pointed at. */
  readonly way?: AnswerWay
  /** All that it moves when it is played. */
  readonly stands?: readonly AnswerStand[]
  readonly because: readonly Reason[]
}

export interface AnswerList {
  /** Its own among the lists; the key of the list in JSON: `available`. */
  readonly id: string
  readonly title: Localized
  readonly entries: readonly AnswerEntry[]
}

/** Hears how much of a long answer has been worked out: so many hexes, lines or readings of all. */
export type OnProgress = (done: number, all: number) => void

export interface Answer {
  /** The conclusion in one line, without a full stop: "wounded 3 in 10, killed 1 in 10". */
  readonly headline: Localized
  /** The reasons why there is no such act at all; then there are no outcomes. */
  readonly refused?: readonly Reason[]
  /** More is to be picked before it can be answered: "Click a target." */
  readonly wanted?: Localized
  readonly items?: readonly AnswerItem[]
  /** The chances sum to 1. */
  readonly outcomes?: readonly AnswerOutcome[]
  /** All that our sources leave open where it matters: "the roll that decides is on none of our sheets". */
  readonly open?: Localized
  readonly lists?: readonly AnswerList[]
  readonly shades?: readonly AnswerShade[]
  readonly links?: readonly AnswerLink[]
  readonly ways?: readonly AnswerWay[]
  /** The opponents of a passer-by whose events of this turn decide whether they strike (MC-INF-5, MC-INF-6). */
  readonly strikers?: readonly CounterId[]
  /** The rules that made the answer, the deciding one first. */
  readonly because: readonly Reason[]
}

/** The answer that there is no such act, and why. */
export function refusedAnswer(headline: Localized, refused: readonly Reason[]): Answer {
  return { headline, refused, because: refused }
}
