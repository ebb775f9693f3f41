/** For the soak of the long runs: a test that fails says from which seed, and how to run it again. */
import { afterEach } from 'vitest'

const seed = process.env['SOAK_SEED'] ?? ''

afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    error.message = `seed ${seed} (npm run soak properties -- --seed ${seed}): ${error.message}`
})
