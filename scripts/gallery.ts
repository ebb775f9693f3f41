/** `npm run gallery`: writes the ready scenarios to assets/gallery/, in French and English. */
import { writeFileSync } from 'node:fs'
import { writeScenario } from '#shared/format/write'
import { galleryScenarios } from './gallery/scenarios'

for (const [file, scenario] of Object.entries(galleryScenarios()))
  writeFileSync(new URL(`../assets/gallery/${file}`, import.meta.url), writeScenario(scenario))
