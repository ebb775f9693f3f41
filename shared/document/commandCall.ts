/** Commands as data. */
import { type Json } from './types'

/** A command with its parameters, as data: what a quick fix holds and a journal stores. */
export interface CommandCall {
  readonly command: string
  readonly params: Json
}
