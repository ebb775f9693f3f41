/** Saves one scenario over and over and keeps it in the journal, numbered, until it is killed (see killed.test.ts). */
import { createJournal } from '../../main/files/journal'
import { createScenarioFiles } from '../../main/files/scenarioFiles'

const [path, folder] = process.argv.slice(2) as [string, string]
const files = createScenarioFiles({ folder, now: Date.now })
const journal = createJournal({ folder, files })

let file = await files.refOf(path)
for (let i = 0; ; i++) {
  const text = `${i} ${'x'.repeat(300_000)}`
  await journal.keep({ id: 'window', name: 'map', savedAt: i, text, file })
  const outcome = await files.save(file, text, { overwrite: i === 0 })
  if (outcome.kind !== 'saved') throw new Error(JSON.stringify(outcome))
  file = outcome.file
  if (i === 0) process.stdout.write('saving\n')
}
