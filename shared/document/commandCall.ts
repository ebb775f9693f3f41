/** Commands as data. */
import { type Json } from '#shared/json/extra'

/** A command with its parameters, as data: what a quick fix holds and a journal stores. `commands/readCall.ts` judges it. */
export interface CommandCall {
  readonly command: string
  readonly params: Json
}
