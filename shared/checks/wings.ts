/** The wings of all sides, and how a quick fix changes one. */
import { type CommandCall } from '#shared/document/commandCall'
import { type Json, type Scenario, type SideId, type Wing, type WingId } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'

export interface WingOfSide {
  readonly side: SideId
  readonly id: WingId
  readonly wing: Wing
  /** "Vanguard (Orcs)". */
  readonly name: Localized
}

export function wingsOf({ sides }: Scenario): WingOfSide[] {
  return (Object.keys(sides) as SideId[]).flatMap((side) => {
    const { name, wings = {} } = sides[side] ?? { name: side }
    return (Object.entries(wings) as [WingId, Wing][]).map(([id, wing]) => {
      const full = `${wing.name} (${name})`
      return { side, id, wing, name: { fr: full, en: full } }
    })
  })
}

/** The edit that puts another wing in its place; the others stay, in their order. */
export function changeWing({ sides }: Scenario, { side, id }: WingOfSide, wing: Wing): CommandCall {
  const wings = { ...sides[side]?.wings, [id]: wing }
  return { command: 'edit-side', params: { side, change: { wings: wings as unknown as Json } } }
}
