/** The zone that is painted. */
import { type ZoneId } from '#shared/document/types'

export interface ZoneOptions {
  /** None = the next stroke makes a new one. */
  readonly zone: ZoneId | undefined
  readonly zoneMode: 'add' | 'remove'
}

export function zoneOptions(chosen?: ZoneOptions): ZoneOptions {
  return { zone: chosen?.zone, zoneMode: chosen?.zoneMode ?? 'add' }
}
