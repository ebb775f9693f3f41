/** `npm run stamps [folder]`: writes the starter stamps to assets/stamps/; with a folder also pictures of them, to be looked at. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeRegion } from '#shared/format/region'
import { STYLES } from '#shared/painter/picture/styles'
import { RULESETS } from '#shared/rules/registry/registry'
import { starterStamps } from './stamps/all'
import { fits } from '#shared/rules/registry/fits'
import { stampSheet } from './stamps/stampSheet'

const assets = new URL('../assets/stamps/', import.meta.url)
const stamps = starterStamps()
mkdirSync(assets, { recursive: true })
for (const [id, clip] of Object.entries(stamps))
  writeFileSync(new URL(`${id}.castellan-stamp`, assets), writeRegion(clip))

const [folder] = process.argv.slice(2)
if (folder !== undefined) {
  mkdirSync(folder, { recursive: true })
  for (const ruleset of RULESETS)
    for (const style of Object.values(STYLES))
      for (const orientation of ['flat', 'pointy'] as const) {
        const fitting = Object.fromEntries(Object.entries(stamps).filter(([, clip]) => fits(clip, ruleset)))
        const name = `${ruleset.id}-${style.id}-${orientation}.png`
        writeFileSync(join(folder, name), stampSheet(fitting, { ruleset, style, orientation }))
      }
}
