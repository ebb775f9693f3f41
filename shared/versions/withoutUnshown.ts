/** A merged scenario made whole: its own letters of terrain, no picture that nothing shows. */
import { newPaletteCharacter } from '#shared/document/palette'
import { type ImageHash } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { shownPictures } from '#shared/document/references/references'

/** Theirs, with other characters for new terrains where mine has given theirs to others: nobody reads them but the file. */
export function withOwnLetters(base: Scenario | undefined, mine: Scenario, theirs: Scenario): Scenario {
  const own = mine.map.palette
  const old = base?.map.palette ?? {}
  const clashing = Object.entries(theirs.map.palette).filter(
    ([letter, terrain]) =>
      !Object.hasOwn(old, letter) && Object.hasOwn(own, letter) && own[letter] !== terrain,
  )
  if (clashing.length === 0) return theirs
  const palette: Record<string, string> = { ...theirs.map.palette }
  for (const [letter] of clashing) delete palette[letter]
  for (const [, terrain] of clashing) {
    const fresh = newPaletteCharacter({ ...own, ...palette }, terrain)
    if (fresh !== undefined) palette[fresh] = terrain
  }
  return { ...theirs, map: { ...theirs.map, palette } }
}

/** The scenario without the pictures that nothing shows any more, while each version that has them does. */
export function withoutUnshown(scenario: Scenario, mine: Scenario, theirs: Scenario): Scenario {
  const shown = shownPictures(scenario)
  const before = [mine, theirs].map((version) => ({ version, shown: shownPictures(version) }))
  const dropped = (Object.keys(scenario.images) as ImageHash[]).filter(
    (hash) =>
      !shown.has(hash) &&
      before.every((one) => one.shown.has(hash) || !Object.hasOwn(one.version.images, hash)),
  )
  if (dropped.length === 0) return scenario
  const images = Object.fromEntries(
    Object.entries(scenario.images).filter(([hash]) => !dropped.includes(hash as ImageHash)),
  )
  return { ...scenario, images }
}
