/**
 * An act opened into what it asks, one thing after another, so that people throw every die of it: each roll of its tables, each
 * choice that its rules leave to an owner. Each way through it ends in an outcome of the act.
 */
import { type CounterId } from '#shared/document/ids'
import { type Axial } from '#shared/hex/axial'
import { type Localized } from '#shared/i18n/localized'
import { type Dice } from '../chances/dice'
import { type Fraction } from '../chances/fraction'
import { type Modifier } from '../chances/table'
import { type Reason } from '#shared/rules/sentences/ruling'
import { type Effect } from './effects'
import { type FireAct } from './fireAct'

/** Dice are thrown and added up. */
export interface OpenRoll {
  readonly kind: 'roll'
  readonly dice: Dice
  /** Whoever rolls for it: the firer, the opponent who attacks, the one who saves. */
  readonly by?: CounterId
  readonly name: Localized
  readonly modifiers: readonly Modifier[]
  readonly because: readonly Reason[]
  /** @param total one that the dice can show. */
  then(total: number): Opened
}

/** Whoever owns a counter says which it is. The first option is what exact chances take it to be. */
export interface OpenChoice {
  readonly kind: 'choice'
  readonly of: CounterId
  readonly name: Localized
  /** The hex where the mover is meanwhile, of a way. */
  readonly at?: Axial
  readonly options: readonly OpenOption[]
  /** @param option the id of one of them. */
  then(option: string): Opened
}

export interface OpenOption {
  readonly id: string
  readonly name: Localized
  /** The exact chances of what its roll may bring, made when they are asked for; absent where nothing is rolled for it. */
  chances?(): readonly OptionChance[]
}

export interface OptionChance {
  readonly id: string
  readonly name: Localized
  readonly chance: Fraction
}

/** The act is over. */
export interface OpenDone {
  readonly kind: 'done'
  /** The outcome: a letter of a table, or a word. */
  readonly id: string
  readonly name: Localized
  readonly effects: readonly Effect[]
  /** Acts of others that were played within it, in order; all that they brought about is among its effects. */
  readonly within?: readonly ActWithin[]
}

/** A shot at a mover on its way, and what became of it. */
export interface ActWithin extends Pick<OpenDone, 'id' | 'name'> {
  readonly act: FireAct
}

/** The act may be done, and no source that we have gives its roll: whoever plays says what comes of it. */
export interface OpenByHand {
  readonly kind: 'by-hand'
  readonly because: readonly Reason[]
}

export interface OpenRefused {
  readonly kind: 'refused'
  readonly because: readonly Reason[]
}

export type Opened = OpenRoll | OpenChoice | OpenDone | OpenByHand | OpenRefused
