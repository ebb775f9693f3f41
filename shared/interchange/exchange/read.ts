/**
 * Reading a file of another program in two steps: first the file is understood and says what must be chosen; then, with the choices
 * made, it becomes a scenario. Page and command line go the same way.
 */
import { type TerrainId, type Scenario } from '#shared/document/types'
import { type Language, type Localized } from '#shared/i18n/localized'
import { type Result } from '#shared/lang/result'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type ExchangeFault } from './fault'

export interface ReadInput {
  /** The name without its folder. */
  readonly name: string
  readonly bytes: Uint8Array
  /** A file that this one names, beside it or below its folder; undefined when there is none. */
  beside(name: string): Promise<Uint8Array | undefined>
  /** Absent where nobody can decode pictures: then no colour is known. */
  readonly pictures?: PictureReader
}

/** Decodes a picture; undefined when it is none. Only the platform can. */
export type PictureReader = (bytes: Uint8Array) => Promise<DecodedPicture | undefined>

export interface DecodedPicture {
  readonly width: number
  readonly height: number
  /** RGBA, row by row. */
  readonly pixels: Uint8Array | Uint8ClampedArray
}

/** A kind of ground of the file: which terrain it becomes is chosen. */
export interface GroundCode {
  /** As the file has it, and as a mapping keeps it. */
  readonly code: string
  /** Its name, where the file or its format has one. */
  readonly name?: Localized
  /** Hexes that have it. */
  readonly count: number
  /** `#rrggbb`, where the file shows one. */
  readonly color?: string
  /** The terrain that is proposed; absent = none comes near, and the ruleset's open terrain is proposed. */
  readonly guess?: TerrainId
}

/** The choices that a file leaves; a list of one leaves none. */
interface ReadChoices {
  /** In the order of their numbers of hexes, most first. */
  readonly ground: readonly GroundCode[]
  /** Boards of a module, by name. */
  readonly boards: readonly string[]
  /** Set-ups of a module; most are called by their names alone. */
  readonly setUps: readonly { readonly id: string; readonly name: Localized }[]
}

export interface ReadChosen {
  /** Terrains by code; what is absent is as proposed. */
  readonly ground: Readonly<Record<string, TerrainId>>
  /** Absent = the first. */
  readonly board?: string
  /** The id of the set-up; absent = none: no counter is placed. */
  readonly setUp?: string
}

export interface ReadSettings {
  readonly ruleset: Ruleset
  readonly language: Language
  /** For a file that has none. */
  readonly title: string
}

export interface ReadScenario {
  readonly scenario: Scenario
  /** One for each kind of thing that could not be carried over. */
  readonly warnings: readonly Localized[]
}

/** A file that was understood. */
export interface ReadFile {
  /** The ruleset that the file names itself: it is not chosen. */
  readonly ruleset?: string
  choices(ruleset: Ruleset): ReadChoices
  build(chosen: ReadChosen, settings: ReadSettings): Promise<Result<ReadScenario, ExchangeFault>>
}

/** Never throws for what a file holds: whatever cannot be read is a fault with its place. */
export type Reader = (input: ReadInput) => Promise<Result<ReadFile, ExchangeFault>>

/** For formats in which nothing of the kind is chosen. */
export const NO_CHOICES: ReadChoices = { ground: [], boards: [], setUps: [] }
