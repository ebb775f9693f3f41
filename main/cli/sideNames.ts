/** Sides as the user names them: by their name, or by their id in the file. */
import type { SideId } from '#shared/document/ids'
import type { Scenario } from '#shared/document/types'
import { oneOf } from './values'

/** The side of a name or an id; refuses another. `where` is the option that gave it: `--side`. */
export function sideNamed({ sides }: Scenario, text: string, where: string): SideId {
  const ids = Object.keys(sides) as SideId[]
  const names = ids.map((id) => sides[id]?.name ?? id)
  const named = ids[names.indexOf(text)] ?? ids.find((id) => id === text)
  return named ?? (ids[names.indexOf(oneOf(text, names, where))] as SideId)
}
