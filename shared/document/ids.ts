/** The only place that brands ids of the document. */
import {
  type BoardId,
  type CounterId,
  type CounterTypeId,
  type ImageHash,
  type LabelId,
  type MarkerId,
  type SideId,
  type WingId,
  type ZoneId,
} from './types'

export const sideId = (text: string): SideId => text as SideId
export const counterTypeId = (text: string): CounterTypeId => text as CounterTypeId
export const counterId = (text: string): CounterId => text as CounterId
export const markerId = (text: string): MarkerId => text as MarkerId
export const zoneId = (text: string): ZoneId => text as ZoneId
export const labelId = (text: string): LabelId => text as LabelId
export const wingId = (text: string): WingId => text as WingId
export const boardId = (text: string): BoardId => text as BoardId
export const imageHash = (text: string): ImageHash => text as ImageHash

/** The first of `stem`, `stem-2`, `stem-3`… that is not yet a key of `taken`: ids stay readable in the file. */
export function freshId(stem: string, taken: Readonly<Record<string, unknown>>): string {
  if (!(stem in taken)) return stem
  let number = 2
  while (`${stem}-${number}` in taken) number++
  return `${stem}-${number}`
}
