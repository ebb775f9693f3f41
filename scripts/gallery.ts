/** `npm run gallery`: writes the teaching scenarios, of infiltration (MC-EX) and of the fantasy game, to assets/gallery/. */
import { writeFileSync } from 'node:fs'
import { writeScenario } from '#shared/format/write'
import { galleryScenarios } from './gallery/scenarios'

for (const [file, scenario] of Object.entries(galleryScenarios()))
  writeFileSync(new URL(`../assets/gallery/${file}`, import.meta.url), writeScenario(scenario))
