/** `npm run gallery`: writes the five teaching scenarios of infiltration (MC-EX) to assets/gallery/. */
import { writeFileSync } from 'node:fs'
import { writeScenario } from '#shared/format/write'
import { teachingScenarios } from './gallery/teachingScenarios'

for (const [file, scenario] of Object.entries(teachingScenarios()))
  writeFileSync(new URL(`../assets/gallery/${file}`, import.meta.url), writeScenario(scenario))
