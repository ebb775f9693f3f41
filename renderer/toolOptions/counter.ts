/** The option of the counter tool: the sheet that it stamps. */
import { type CounterTypeId } from '#shared/document/types'

export interface CounterOptions {
  readonly counterType: CounterTypeId | undefined
}

export function counterOptions(chosen?: CounterOptions): CounterOptions {
  return { counterType: chosen?.counterType }
}
